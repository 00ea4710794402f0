import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { offerIds, offersOrAll } from '#domain/offers/offers.ts'
import { CalendarsResponseSchema } from '#domain/stays/responses/calendars-response.ts'
import { OverbookedResponseSchema } from '#domain/stays/responses/overbooked-response.ts'
import { keepPrivate } from '#server/http/keep-private.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { FeedsService } from './feeds-service.ts'

type Deps = { feeds: FeedsService; session: OwnerSession }

const response = { 200: CalendarsResponseSchema, ...problemResponses(401, 409, 422, 503) }
const calendarType = 'text/calendar; charset=utf-8'
const feedParams = z.object({
	offer: z.enum(offersOrAll),
	file: z.string().regex(/^[\w-]{22}\.ics$/),
})

export function feedRoutes(app: FastifyInstance, { feeds, session }: Deps) {
	app.register(async (scope) => {
		const routes: ZodApp = scope.withTypeProvider()
		routes.addHook('onSend', keepPrivate)

		routes.get(
			'/api/calendar/:offer/:file',
			{
				schema: {
					tags: ['Stays'],
					summary:
						'What is taken of an offer, or of all, for a calendar program that knows the secret address',
					params: feedParams,
				},
			},
			async ({ params: { offer, file } }, reply) => {
				const content = await feeds.feed(offer, keyIn(file))
				return reply.type(calendarType).send(content)
			},
		)
		routes.get(
			'/api/calendar/:offer/:unit/:file',
			{
				schema: {
					tags: ['Stays'],
					summary: 'What is taken of a named unit, at a secret address',
					params: feedParams.extend({ offer: z.enum(offerIds), unit: z.string().max(40) }),
				},
			},
			async ({ params: { offer, unit, file } }, reply) => {
				const content = await feeds.unitFeed(offer, unit, keyIn(file))
				return reply.type(calendarType).send(content)
			},
		)
	})
	ownersRoutes(app, session, (owners) => {
		owners.get(
			'/api/calendars',
			ownersRoute('Imported calendars, and the secret addresses of ours', { response }),
			async () => await feeds.list(),
		)
		owners.get(
			'/api/stays/overbooked',
			ownersRoute('Nights from today on that were sold here and on another site', {
				response: { 200: OverbookedResponseSchema, ...problemResponses(401, 503) },
			}),
			async () => ({ overbooked: await feeds.overbooked() }),
		)
		owners.put(
			'/api/calendars',
			ownersRoute('Replace the imported calendars', {
				description:
					'With `seen`, it responds with 409 when others were saved since that version was read.',
				querystring: Seen,
				body: z.object({
					imports: z
						.array(z.object({ offer: z.enum(offerIds), url: z.string().max(2000) }))
						.max(50),
					guestNames: z.boolean().optional(),
				}),
				response,
			}),
			async ({ body, query: { seen } }) => await feeds.save(body, seen),
		)
		owners.post(
			'/api/calendars/:offer/renew',
			ownersRoute('A new secret address for the feed of an offer, or of all; the old one ends', {
				params: z.object({ offer: z.enum(offersOrAll) }),
				response,
			}),
			async ({ params: { offer } }) => await feeds.renewFeed(offer),
		)
	})
}

const keyIn = (file: string) => file.slice(0, -'.ics'.length)
