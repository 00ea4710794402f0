import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
	EnrolmentResponseSchema,
	RecoveryCodesResponseSchema,
	TwoFactorResponseSchema,
} from '#domain/owner/responses.ts'
import { CodeSchema } from '#domain/owner/sign-in-schemas.ts'
import { callerOf, type OwnerSession, ownersRoutes, personOf } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import type { TwoFactorService } from './two-factor-service.ts'

type Deps = { session: OwnerSession; twoFactor: TwoFactorService }

const problems = problemResponses(401, 409, 422, 429, 503)
export function twoFactorRoutes(app: FastifyInstance, { session, twoFactor }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/two-factor',
			ownersRoute('Whether signing in asks for a code', {
				response: { 200: TwoFactorResponseSchema, ...problemResponses(401, 503) },
			}),
			(request) => twoFactor.status(personOf(request).id),
		)
		routes.post(
			'/api/two-factor',
			{
				...ownersRoute('Begin to switch two-factor on', {
					description: 'The key for an authenticator app. It counts once a code confirms it.',
					response: { 200: EnrolmentResponseSchema, ...problems },
				}),
				preHandler: (request) => twoFactor.refuseWhenOn(personOf(request).id),
			},
			(request) => twoFactor.begin(personOf(request)),
		)
		routes.post(
			'/api/two-factor/confirm',
			ownersRoute('Switch two-factor on, with a first code', {
				description:
					'The response has the recovery codes, this once. Signs out everywhere else, as `DELETE /api/auth/sessions` does.',
				body: CodeSchema,
				response: { 200: RecoveryCodesResponseSchema, ...problems },
			}),
			async (request) => ({
				recoveryCodes: await twoFactor.confirm(request.body.code, callerOf(request)),
			}),
		)
		routes.post(
			'/api/two-factor/recovery-codes',
			ownersRoute('New recovery codes; the old ones end', {
				response: { 200: RecoveryCodesResponseSchema, ...problems },
			}),
			async (request) => ({
				recoveryCodes: await twoFactor.renewRecoveryCodes(personOf(request).id),
			}),
		)
		routes.post(
			'/api/two-factor/off',
			ownersRoute('Switch two-factor off', {
				description: 'Signs out everywhere else, as `DELETE /api/auth/sessions` does.',
				response: { 204: z.void(), ...problems },
			}),
			async (request, reply) => {
				await twoFactor.switchOff(callerOf(request))
				return reply.code(204).send()
			},
		)
	})
}
