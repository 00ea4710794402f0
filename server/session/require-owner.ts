import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { tokenHeader } from '#domain/session.ts'
import type { SessionService } from './session-service.ts'

/**
 * A hook for routes of the owner alone. As `onRequest` it answers before anything else of the request is looked at.
 */
export function requireOwner(session: SessionService) {
	return async (request: FastifyRequest): Promise<void> => {
		if (!(await session.isSignedIn(request.headers[tokenHeader])))
			throw new AppError('unauthenticated')
	}
}
