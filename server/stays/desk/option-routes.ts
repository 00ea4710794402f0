import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inEachLanguage } from '#domain/locale.ts'
import { StayOptionsSchema } from '#domain/stays/responses/stay-options.ts'
import { severalLines } from '#domain/text/text.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import type { OptionsService } from './options-service.ts'
import { problems } from './route-schemas.ts'

type Deps = { stayOptions: OptionsService; session: OwnerSession }

const text = z.string().max(1000).transform(severalLines)
/** Options that are not named stay as they are. */
const StayOptionsBody = StayOptionsSchema.extend({
	howToPay: z.object(inEachLanguage(() => text)).partial(),
	seen: StayOptionsSchema.describe(
		'What the caller read: 409 if what is changed is something else by now',
	),
}).partial()

/** Letters to guests, and how to pay a deposit. */
export function optionRoutes(app: FastifyInstance, { stayOptions, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		const response = { 200: StayOptionsSchema, ...problems }
		routes.get(
			'/api/stays/options',
			ownersRoute('Letters to guests, and how to pay a deposit', { response }),
			async () => await stayOptions.read(),
		)
		routes.put(
			'/api/stays/options',
			ownersRoute('Change letters to guests, or how to pay a deposit', {
				body: StayOptionsBody,
				response,
			}),
			async ({ body: { seen, ...changed } }) => {
				await stayOptions.save(changed, seen)
				return await stayOptions.read()
			},
		)
	})
}
