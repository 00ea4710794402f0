import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NoticesResponseSchema } from '#domain/stays/responses/notices-response.ts'
import { StayOptionsSchema } from '#domain/stays/responses/stay-options.ts'
import { severalLines } from '#domain/text/text.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import type { OwnerStays } from '#server/stays/owner-stays.ts'
import { params, problems } from './route-schemas.ts'

type Deps = { ownerStays: OwnerStays; session: OwnerSession }

const text = z.string().max(1000).transform(severalLines)
/** Options that are not named stay as they are. */
const StayOptionsBody = StayOptionsSchema.extend({
	howToPay: z.object({ es: text, en: text }),
}).partial()

/** Messages of the site itself: notices for the owner, letters to guests. */
export function noticeRoutes(app: FastifyInstance, { ownerStays, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/notices',
			ownersRoute('What the owner must know and no request says, newest first', {
				response: { 200: NoticesResponseSchema, ...problems },
			}),
			async () => ({ notices: await ownerStays.notices() }),
		)
		routes.delete(
			'/api/notices/:id',
			ownersRoute('Dismiss a notice', {
				params,
				response: { 200: z.object({ deleted: z.literal(1) }), ...problems },
			}),
			async ({ params: { id } }) => {
				await ownerStays.dismissNotice(id)
				return { deleted: 1 as const }
			},
		)

		const options = { 200: StayOptionsSchema, ...problems }
		routes.get(
			'/api/stays/options',
			ownersRoute('Letters to guests, and how to pay a deposit', { response: options }),
			async () => await ownerStays.options(),
		)
		routes.put(
			'/api/stays/options',
			ownersRoute('Change letters to guests, or how to pay a deposit', {
				body: StayOptionsBody,
				response: options,
			}),
			async ({ body }) => {
				await ownerStays.saveOptions(body)
				return await ownerStays.options()
			},
		)
	})
}
