import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SessionsResponseSchema } from '#domain/owner/responses.ts'
import { PasswordChangeSchema } from '#domain/owner/sign-in-schemas.ts'
import { callerOf, ownersRoutes, personOf } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import type { SessionService } from '#server/owner/session/session-service.ts'
import type { PasswordService } from './password-service.ts'

type Deps = { session: SessionService; password: PasswordService }

/** The owner's password and sessions. */
export function accountRoutes(app: FastifyInstance, { session, password }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/auth/password',
			ownersRoute('Whether the password can be changed here', {
				description: 'It is fixed where `ADMIN_PASSWORD` or `ADMIN_PASSWORD_HASH` is set.',
				response: { 200: z.object({ isFixed: z.boolean() }), ...problemResponses(401, 503) },
			}),
			async (request) => ({ isFixed: password.isFixed(personOf(request).id) }),
		)
		routes.post(
			'/api/auth/password',
			{
				...ownersRoute('Change the password', {
					description:
						'Ends every session of that person and the links they made for others; the response has the token of a new one. 409 `password-fixed` where the environment sets the password.',
					body: PasswordChangeSchema,
					response: {
						200: z.object({ token: z.string() }),
						...problemResponses(401, 409, 422, 429, 503),
					},
				}),
				preHandler: (request) => password.refuseUnfit(request.body.password, personOf(request)),
			},
			async (request) => {
				const token = await password.change(request.body.password, personOf(request).id)
				await session.nameDevice(token, request.headers['user-agent'])
				return { token }
			},
		)
		routes.get(
			'/api/auth/sessions',
			ownersRoute('Where the owner is signed in, last used first', {
				response: { 200: SessionsResponseSchema, ...problemResponses(401, 503) },
			}),
			async (request) => ({ sessions: await session.list(callerOf(request).token) }),
		)
		routes.delete(
			'/api/auth/sessions',
			ownersRoute('Sign out everywhere else', {
				description:
					'An open link for another password of that person ends too, and the links they made for others.',
				response: { 204: z.void(), ...problemResponses(401, 503) },
			}),
			async (request, reply) => {
				const { token, person } = callerOf(request)
				await session.signOutOthers(token, person.id)
				return reply.code(204).send()
			},
		)
	})
}
