import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import type { ZodApp } from './routes.ts'

/** The part of the owner's sessions that routes of other subjects need. */
export type OwnerSession = { isSignedIn: (token: unknown) => Promise<boolean> }

/** An `onRequest` hook, so that it runs before the body is read. */
export function requireOwner(session: OwnerSession) {
	return async (request: FastifyRequest): Promise<void> => {
		if (!(await session.isSignedIn(request.headers[tokenHeader])))
			throw new AppError('unauthenticated')
	}
}

/** Adds routes that only the owner may call. */
export function ownersRoutes(
	app: FastifyInstance,
	session: OwnerSession,
	addRoutes: (routes: ZodApp) => void,
) {
	app.register(async (scope) => {
		scope.addHook('onRequest', requireOwner(session))
		addRoutes(scope.withTypeProvider())
	})
}

/** Who makes one of the owner's calls: the network address and the token. */
export type Caller = { address: string; token: string }

export function callerOf(request: FastifyRequest): Caller {
	return { address: request.ip, token: String(request.headers[tokenHeader]) }
}
