import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { isNightly, mostUnits, offerIds } from '#domain/offers/offers.ts'
import {
	AvailabilityAnswerSchema,
	EstimateAnswerSchema,
	type FormEstimateAnswer,
	FormEstimateSchema,
	OffersAnswerSchema,
} from '#domain/stays/answers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import { wantedIn } from '#domain/stays/wanted-stay.ts'
import { mostDays, rangeError } from '#domain/time/bounds.ts'
import { clockPattern, type Day } from '#domain/time/dates.ts'
import { problemAnswers, type ZodApp } from '#server/http/routes.ts'
import type { StaysService } from './stays-service.ts'

const tags = ['Stays']
const Range = z.object({
	offer: z.enum(offerIds),
	from: z.iso.date(),
	to: z.iso.date().describe('The day of departure'),
})

const nothingWanted: FormEstimateAnswer = {
	...{ pesos: null, isPartial: false, items: [], full: [], warnings: [] },
}

export function staysRoutes(app: FastifyInstance, { stays }: { stays: StaysService }) {
	const routes: ZodApp = app.withTypeProvider()

	routes.get(
		'/api/offers',
		{
			schema: {
				tags,
				summary: 'What can be booked',
				response: { 200: OffersAnswerSchema, ...problemAnswers(503) },
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
				description: 'An estimate by today’s prices. The owner’s offer may differ.',
				querystring: Range.extend({
					people: z.coerce.number().int().min(1).max(200).default(1),
					units: z.coerce.number().int().min(1).max(mostUnits).default(1),
				}),
				response: { 200: EstimateAnswerSchema, ...problemAnswers(422) },
			},
		},
		async ({ query: { offer, ...choice } }) => {
			checkRange(choice, { fewest: isNightly(offer) ? 1 : 0, today: stays.today() })
			return stays.estimate(offer, choice)
		},
	)
	routes.post(
		'/api/estimate',
		{
			schema: {
				tags,
				summary: 'What all that is chosen in the booking form would cost',
				description:
					'Takes the fields of the form; what is not enough for an estimate is answered with no items.',
				body: z.record(z.string().max(60), z.string().max(60)),
				response: { 200: FormEstimateSchema, ...problemAnswers(422, 503) },
			},
		},
		async ({ body }) => {
			const wanted = wantedIn(body, stays.today())
			return wanted ? await stays.estimateAll(wanted) : nothingWanted
		},
	)
	routes.get(
		'/api/availability',
		{
			schema: {
				tags,
				summary: 'How many are free, day by day, to the day before departure',
				description: `At most ${mostDays} days. Names nobody.`,
				querystring: Range.extend({
					hour: z.string().regex(clockPattern).optional().describe('Of a table'),
				}),
				response: { 200: AvailabilityAnswerSchema, ...problemAnswers(422, 503) },
			},
		},
		async ({ query: { offer, hour = null, ...range } }) => {
			checkRange(range, { fewest: 1, today: stays.today() })
			return { days: await stays.availability(offer, { ...range, hour }) }
		},
	)
}

/** Before any work: its cost grows with the days. */
export function checkRange(range: Stay, { fewest, today }: { fewest: 0 | 1; today: Day }) {
	const isShort = fewest === 1 && range.from === range.to
	const code = isShort ? 'errDepartureBeforeArrival' : rangeError(range, today)
	if (code) throw new AppError('invalid-input', { errors: [{ field: 'to', code }] })
}
