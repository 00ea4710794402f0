import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** More than this many would wait longer than visitors do, and hold too much memory: 64 KB of body each. */
const mostInProgress = 1_000

type Options = {
	/** Responds to a request that would be refused; false if it cannot. */
	respondInstead: (request: FastifyRequest, reply: FastifyReply) => boolean
	most?: number | undefined
}

/**
 * Refuses requests by the length of our queue, never by delay: a busy machine delays a single visitor's response, which is no
 * reason to refuse it (docs/decisions/0019). A request counts once its body has arrived: clients that send a byte a second
 * take nobody's place (`npm run prove -- slow-clients`). Renders and password hashes have tighter limits of their own.
 */
export function shedLoad(app: FastifyInstance, { respondInstead, most = mostInProgress }: Options) {
	const inProgress = new Set<FastifyReply['raw']>()

	app.addHook('preValidation', async (request, reply) => {
		if (inProgress.size >= most && request.url !== '/api/health') {
			if (respondInstead(request, reply)) return
			throw new AppError('overloaded')
		}
		inProgress.add(reply.raw)
		const done = () => inProgress.delete(reply.raw)
		reply.raw.once('finish', done)
		reply.raw.once('close', done)
	})
}
