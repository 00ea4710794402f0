import net from 'node:net'
import type { FastifyInstance } from 'fastify'

const lastCallMs = 500
const atMostMs = 10_000

/** On Ctrl-C or SIGTERM: accept no more connections, finish what runs, then go; within ten seconds in any case. */
export function closeGracefully(app: FastifyInstance) {
	let isClosing = false
	const close = async (signal: string) => {
		if (isClosing) return
		isClosing = true
		app.log.info({ signal }, 'closing')
		setTimeout(() => process.exit(1), atMostMs).unref()
		app.drain.isClosing = true
		// http.Server.close would also cut idle connections, on which a request may be under way to us.
		net.Server.prototype.close.call(app.server)
		await new Promise((resolve) => setTimeout(resolve, lastCallMs))
		await app.close()
		process.exit(0)
	}
	// A terminal's Ctrl-C reaches us twice, from the terminal and from scripts/start.mjs: `once` would die of the second.
	process.on('SIGTERM', close)
	process.on('SIGINT', close)
}
