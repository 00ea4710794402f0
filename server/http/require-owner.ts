import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { tokenHeader } from '#domain/owner/session.ts'

/** The part of the owner's sessions that routes of other subjects need. */
export type OwnerSession = { isSignedIn: (token: unknown) => Promise<boolean> }

/**
 * A hook for routes of the owner alone. As `onRequest` it answers before anything else of the request is looked at.
 */
export function requireOwner(session: OwnerSession) {
	return async (request: FastifyRequest): Promise<void> => {
		if (!(await session.isSignedIn(request.headers[tokenHeader])))
			throw new AppError('unauthenticated')
	}
}

/** For routes whose answers, too, are the owner's alone. */
export function onlyOwner(session: OwnerSession) {
	return {
		onRequest: requireOwner(session),
		preHandler: async (_request: FastifyRequest, reply: FastifyReply) => {
			reply.header('cache-control', 'no-store')
		},
	}
}

/** Where a call of the owner's came from, and the token it came with. */
export type Caller = { address: string; token: string }

export function callerOf(request: FastifyRequest): Caller {
	return { address: request.ip, token: String(request.headers[tokenHeader]) }
}
