import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SiteContent, StaysForPages } from '#app/services.ts'
import { estimateInWords } from '#app/stays/booking-form/estimate-in-words.ts'
import { invalidField } from '#domain/errors.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { isNightly, mostUnits, offerIds } from '#domain/offers/offers.ts'
import { ChildrenSchema } from '#domain/offers/party.ts'
import type { Stay } from '#domain/stays/nights.ts'
import {
	AvailabilityResponseSchema,
	EstimateResponseSchema,
	OffersResponseSchema,
} from '#domain/stays/responses/offers-response.ts'
import { mostDays, rangeError } from '#domain/time/bounds.ts'
import { clockPattern, type Day } from '#domain/time/dates.ts'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { StaysService } from './stays-service.ts'

const tags = ['Stays']
const Range = z.object({
	offer: z.enum(offerIds),
	from: z.iso.date(),
	to: z.iso.date().describe('The day of departure'),
})

type Deps = { stays: StaysService; staysForPages: StaysForPages; content: () => SiteContent }

const FormEstimateSchema = z.object({
	title: z.string(),
	items: z.array(z.object({ name: z.string(), prices: z.array(z.string()) })),
	total: z.object({ label: z.string(), price: z.string() }).nullable(),
	warnings: z.array(z.string()),
	notice: z.string(),
})

export function staysRoutes(app: FastifyInstance, { stays, staysForPages, content }: Deps) {
	const routes: ZodApp = app.withTypeProvider()

	routes.get(
		'/api/offers',
		{
			schema: {
				tags,
				summary: 'What can be booked',
				response: { 200: OffersResponseSchema, ...problemResponses(503) },
			},
		},
		async () => ({ offers: stays.offers() }),
	)
	routes.get(
		'/api/estimate',
		{
			schema: {
				tags,
				summary: 'What a stay would cost, night by night',
				description: 'An estimate by today’s prices. The owner’s quote may differ.',
				querystring: Range.extend({
					people: z.coerce.number().int().min(1).max(200).default(1),
					units: z.coerce.number().int().min(1).max(mostUnits).default(1),
					children: z.string().max(1000).optional().describe('Ages of some of the people: `4, 7`'),
				}),
				response: { 200: EstimateResponseSchema, ...problemResponses(422) },
			},
		},
		async ({ query: { offer, children, ...choice } }) => {
			checkRange(choice, { fewest: isNightly(offer) ? 1 : 0, today: stays.today() })
			const ages = ChildrenSchema.safeParse(children)
			if (!ages.success) throw invalidField('children', 'errChildren')
			if (ages.data.length >= choice.people) throw invalidField('children', 'errParty')
			if (choice.units > (stays.offer(offer).units ?? mostUnits))
				throw invalidField('units', 'errUnitsMany')
			return stays.estimate(offer, { ...choice, children: ages.data })
		},
	)
	routes.get(
		'/api/estimate/form',
		{
			schema: {
				tags,
				summary: 'The estimate of a booking form, in words',
				description: 'Takes the fields of the form; null until there are items with days.',
				querystring: z
					.object({ language: z.enum(locales).default(defaultLocale) })
					.catchall(z.string().max(1000)),
				response: {
					200: z.object({ estimate: FormEstimateSchema.nullable() }),
					...problemResponses(422),
				},
			},
		},
		async ({ query: { language: locale, ...values } }) => {
			const site = { stays: staysForPages, content: content(), locale }
			return { estimate: (await estimateInWords(values, site)) ?? null }
		},
	)
	routes.get(
		'/api/availability',
		{
			schema: {
				tags,
				summary: 'How many are free, day by day, to the day before departure',
				description: `At most ${mostDays} days. Names nobody. For tables and rides without an \`hour\`, it is what is left at the best time of each day.`,
				querystring: Range.extend({
					hour: z
						.string()
						.regex(clockPattern)
						.optional()
						.describe('Of a table or a ride: what is left at that time'),
				}),
				response: { 200: AvailabilityResponseSchema, ...problemResponses(422, 503) },
			},
		},
		async ({ query: { offer, hour = null, ...range } }) => {
			checkRange(range, { fewest: 1, today: stays.today() })
			const days = await stays.availability(offer, { ...range, hour })
			return { days, isOpened: await stays.isOpened(offer) }
		},
	)
}

/** Before any work: its cost grows with the days. */
export function checkRange(range: Stay, { fewest, today }: { fewest: 0 | 1; today: Day }) {
	const isShort = fewest === 1 && range.from === range.to
	const code = isShort ? 'errDepartureBeforeArrival' : rangeError(range, today)
	if (code) throw invalidField('to', code)
}
