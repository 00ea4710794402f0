import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const quietMs = 500
const lastCallMs = 3_000
const atMostMs = 10_000
const emptyMs = 30
const shortTurnMs = 1

/** On Ctrl-C or SIGTERM: accept no more connections, finish what runs, then go; within ten seconds in any case. */
export function closeGracefully(app: FastifyInstance) {
	let isClosing = false
	const close = async (signal: string) => {
		if (isClosing) return
		isClosing = true
		app.log.info({ signal }, 'closing')
		setTimeout(() => process.exit(1), atMostMs).unref()
		const door = Promise.withResolvers<void>()
		app.drain.held = door.promise
		await acceptWhoIsWaiting(app)
		// http.Server.close would also cut idle connections, on which a request may be under way to us.
		net.Server.prototype.close.call(app.server)
		app.drain.isClosing = true
		app.drain.held = undefined
		door.resolve()
		await untilQuiet(app)
		await app.close()
		process.exit(0)
	}
	// A terminal's Ctrl-C reaches us twice, from the terminal and from scripts/start.mjs: `once` would die of the second.
	process.on('SIGTERM', close)
	process.on('SIGINT', close)
}

/**
 * The system resets connections that it has taken for us and we have not taken from it. So for a moment we answer nobody
 * and only take: who was answered has come again by then, and who waits for us does not come. Node takes one connection
 * in each turn of its event loop; after a while of short turns without one, nobody is left outside.
 */
async function acceptWhoIsWaiting({ server }: FastifyInstance) {
	const giveUpAt = performance.now() + lastCallMs
	let lastConnectionAt = performance.now()
	const onConnection = () => {
		lastConnectionAt = performance.now()
	}
	server.on('connection', onConnection)
	for (;;) {
		const turnAt = performance.now()
		await nextTurn()
		const now = performance.now()
		const isEmpty = now - lastConnectionAt > emptyMs && now - turnAt < shortTurnMs
		if (isEmpty || now > giveUpAt) break
	}
	server.off('connection', onConnection)
}

/** Each request from now on ends its connection: once none has come for a while, nobody is about to send one. */
async function untilQuiet({ drain }: FastifyInstance) {
	const giveUpAt = performance.now() + lastCallMs
	drain.lastRequestAt = performance.now()
	while (performance.now() < Math.min(giveUpAt, drain.lastRequestAt + quietMs)) {
		await sleep(quietMs / 5)
		// On a busy machine requests may lie unread when the time is up.
		await nextTurn()
		await nextTurn()
	}
}
