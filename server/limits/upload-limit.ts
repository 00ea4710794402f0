import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** An `onRequest` hook: uploads hold their bytes while they wait, so that only so many may be under way. */
export function limitUploads(most: number) {
	let underWay = 0
	return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		if (underWay >= most) throw new AppError('overloaded')
		underWay += 1
		reply.raw.once('close', () => {
			underWay -= 1
		})
	}
}

/** An `onSend` hook: Fastify closes the connection on 413, so that a browser that is still sending would not get the reason. */
export async function keepOpenIfTooLarge(_request: FastifyRequest, reply: FastifyReply) {
	if (reply.statusCode === 413) reply.removeHeader('connection')
}
