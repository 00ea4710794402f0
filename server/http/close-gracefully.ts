import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const quietMs = 500
const lastCallMs = 3_000
const atMostMs = 10_000
const enoughEmptyTurns = 3

/** On Ctrl-C or SIGTERM: accept no more connections, finish what runs, then go; within ten seconds in any case. */
export function closeGracefully(app: FastifyInstance) {
	let isClosing = false
	const close = async (signal: string) => {
		if (isClosing) return
		isClosing = true
		app.log.info({ signal }, 'closing')
		setTimeout(() => process.exit(1), atMostMs).unref()
		app.drain.isClosing = true
		await acceptWhoIsWaiting(app)
		// http.Server.close would also cut idle connections, on which a request may be under way to us.
		net.Server.prototype.close.call(app.server)
		await untilQuiet(app)
		await app.close()
		process.exit(0)
	}
	// A terminal's Ctrl-C reaches us twice, from the terminal and from scripts/start.mjs: `once` would die of the second.
	process.on('SIGTERM', close)
	process.on('SIGINT', close)
}

/**
 * The system resets connections that it has taken for us and we have not taken from it. Node takes one in each turn of
 * its event loop, so turns without a new one mean that nobody waits.
 */
async function acceptWhoIsWaiting({ server }: FastifyInstance) {
	const giveUpAt = performance.now() + lastCallMs
	let emptyTurns = 0
	const onConnection = () => {
		emptyTurns = 0
	}
	server.on('connection', onConnection)
	while (emptyTurns < enoughEmptyTurns && performance.now() < giveUpAt) {
		emptyTurns += 1
		await nextTurn()
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
