import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LoginSchema, tokenHeader } from '#domain/owner/session.ts'
import { problemAnswers } from '#server/http/problem-schema.ts'
import { requireOwner } from '#server/http/require-owner.ts'
import type { ZodApp } from '#server/http/zod-app.ts'
import { refuseMalformedFloods } from '#server/limits/malformed-floods.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SessionService } from './session-service.ts'

type Parts = { session: SessionService; rateLimits: RateLimits }

export function sessionRoutes(app: FastifyInstance, { session, rateLimits }: Parts) {
	const routes: ZodApp = app.withTypeProvider()
	const shared = { tags: ['Owner'] }
	const ofOwner = { ...shared, security: [{ owner: [] }] }

	routes.post(
		'/api/auth',
		{
			errorHandler: refuseMalformedFloods(rateLimits),
			schema: {
				...shared,
				summary: 'Sign in',
				description:
					'After five wrong guesses each further one has to wait, longer every time. With two-factor on, a right password without `code` answers 401 `second-factor-required`; `code` is of the authenticator app or a recovery code, and good once.',
				body: LoginSchema,
				response: { 200: z.object({ token: z.string() }), ...problemAnswers(401, 422, 429, 503) },
			},
		},
		async (request, reply) => {
			const token = await session.signIn(request.body, request.ip)
			// Whoever signs in anew has no more use for the token before.
			const before = request.headers[tokenHeader]
			if (typeof before === 'string') await session.signOut(before)
			reply.header('cache-control', 'no-store')
			return { token }
		},
	)
	routes.get(
		'/api/auth',
		{
			onRequest: requireOwner(session),
			schema: {
				...ofOwner,
				summary: 'Whether the token is still good',
				response: { 204: z.void(), ...problemAnswers(401, 503) },
			},
		},
		async (_request, reply) => reply.header('cache-control', 'no-store').code(204).send(),
	)
	routes.delete(
		'/api/auth',
		{
			onRequest: requireOwner(session),
			schema: {
				...ofOwner,
				summary: 'Sign out: the token is revoked',
				response: { 204: z.void(), ...problemAnswers(401, 503) },
			},
		},
		async (request, reply) => {
			await session.signOut(String(request.headers[tokenHeader]))
			return reply.header('cache-control', 'no-store').code(204).send()
		},
	)
}
