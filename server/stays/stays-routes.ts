import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { isNightly, mostUnits, offerIds } from '#domain/offers/offers.ts'
import {
	AvailabilityAnswerSchema,
	EstimateAnswerSchema,
	OffersAnswerSchema,
} from '#domain/stays/answers.ts'
import { daysBetween, mostDays, type Stay } from '#domain/stays/nights.ts'
import { problemAnswers, type ZodApp } from '#server/http/routes.ts'
import type { StaysService } from './stays-service.ts'

const tags = ['Stays']
const Range = z.object({
	offer: z.enum(offerIds),
	from: z.iso.date(),
	to: z.iso.date().describe('The day of departure'),
})

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
			checkRange(choice, isNightly(offer) ? 1 : 0)
			return stays.estimate(offer, choice)
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
					hour: z
						.string()
						.regex(/^\d{2}:\d{2}$/)
						.optional()
						.describe('Of a table'),
				}),
				response: { 200: AvailabilityAnswerSchema, ...problemAnswers(422, 503) },
			},
		},
		async ({ query: { offer, hour = null, ...range } }) => {
			checkRange(range, 1)
			return { days: await stays.availability(offer, { ...range, hour }) }
		},
	)
}

export function checkRange(range: Stay, fewest: number) {
	const days = daysBetween(range)
	if (days >= fewest && days <= mostDays) return
	const code = days < fewest ? 'errDepartureBeforeArrival' : 'errTooLong'
	throw new AppError('invalid-input', { errors: [{ field: 'to', code }] })
}
