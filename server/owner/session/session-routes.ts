import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { LoginSchema } from '#domain/owner/sign-in-schemas.ts'
import { callerOf, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { signInRoute } from '#server/limits/flood-guard.ts'
import type { SessionService } from './session-service.ts'

type Deps = { session: SessionService }

export function sessionRoutes(app: FastifyInstance, { session }: Deps) {
	const routes: ZodApp = app.withTypeProvider()
	const response = { 204: z.void(), ...problemResponses(401, 503) }

	routes.post(
		'/api/auth',
		{
			...signInRoute,
			schema: {
				tags: ['Owner'],
				summary: 'Sign in',
				description:
					'After five wrong guesses at an account each further one has to wait, longer every time. With two-factor on, a right password without `code` gets 401 `second-factor-required`; `code` is from the authenticator app or a recovery code, and valid once.',
				body: LoginSchema,
				response: {
					200: z.object({ token: z.string() }),
					...problemResponses(401, 413, 422, 429, 503),
				},
			},
		},
		async (request) => {
			const token = await session.signIn(request.body, request.ip)
			await session.nameDevice(token, request.headers['user-agent'])
			// The new token replaces the one that the browser had.
			const before = request.headers[tokenHeader]
			if (typeof before === 'string') await session.signOut(before)
			return { token }
		},
	)
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/auth',
			ownersRoute('Whether the token is still valid', { response }),
			async (_request, reply) => reply.code(204).send(),
		)
		routes.delete(
			'/api/auth',
			ownersRoute('Sign out: the token is revoked', { response }),
			async (request, reply) => {
				await session.signOut(callerOf(request).token)
				return reply.code(204).send()
			},
		)
	})
}
