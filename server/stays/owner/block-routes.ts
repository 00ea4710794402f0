import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isTimed, mostUnits, offersOrAll } from '#domain/offers/offers.ts'
import { BlockAnswerSchema, ComingsAnswerSchema, TakeAnswerSchema } from '#domain/stays/answers.ts'
import { oneLine } from '#domain/text/text.ts'
import { clockPattern, type Day } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import type { OwnerStays } from '#server/stays/owner-stays.ts'
import { checkRange } from '#server/stays/stays-routes.ts'
import { params, problems } from './route-schemas.ts'

type Deps = { ownerStays: OwnerStays; stayDeps: { today: () => Day }; session: OwnerSession }

const line = (longest: number) => z.string().max(longest).transform(oneLine)
const Range = z.object({ from: z.iso.date(), to: z.iso.date() })
const BlocksAnswerSchema = z.object({ blocks: z.array(BlockAnswerSchema) })

/** The calendar: blocked days, bookings by phone, and all that takes units. */
export function blockRoutes(app: FastifyInstance, { ownerStays, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/blocks',
			ownersRoute('Blocked days and bookings by phone, from today on', {
				response: { 200: BlocksAnswerSchema, ...problems },
			}),
			async () => ({ blocks: await ownerStays.blocks() }),
		)
		routes.post(
			'/api/blocks',
			ownersRoute('Block days, or enter a booking that came by phone', {
				description:
					'With an id of the client’s own, the same block sent again is answered with the first one. `offer: "all"` closes every offer from a day to the one before `to`, in one step: it is answered with the blocks, of which each can be freed alone, or all by the id that was sent.',
				body: Range.extend({
					id: z.guid().toLowerCase().optional(),
					offer: z.enum(offersOrAll).describe('`all` closes every offer at once, or none'),
					units: z.int().min(1).max(mostUnits).nullish().describe('Without it, all of them'),
					hour: z
						.string()
						.regex(clockPattern)
						.nullish()
						.describe('Of a table or a ride; without it, all day'),
					note: line(200).nullish(),
					guest: line(100).nullish().describe('Makes it a booking'),
					phone: line(40).nullish(),
					people: z.int().min(1).max(1000).nullish(),
					whatIsLeft: z
						.boolean()
						.optional()
						.describe('Closes what is left, where something is taken already'),
				}).check(({ value, issues }) => {
					const refuse = (field: string, message: string) =>
						issues.push({ code: 'custom', message, path: [field], input: value })
					const isAll = value.offer === 'all'
					if (value.hour && (value.offer === 'all' || !isTimed(value.offer)))
						refuse('hour', 'errHourNotTaken')
					if (isAll && value.units) refuse('units', 'errItems')
					if (isAll && value.guest) refuse('guest', 'errItems')
					if (value.whatIsLeft && (value.units || value.guest)) refuse('whatIsLeft', 'errItems')
				}),
				response: { 201: z.union([BlockAnswerSchema, BlocksAnswerSchema]), ...problems },
			}),
			async ({ body }, reply) => {
				const { offer, ...block } = body
				checkRange(body, { fewest: offer === 'all' ? 1 : 0, today: stayDeps.today() })
				reply.code(201)
				if (offer === 'all') return { blocks: await ownerStays.blockAll(block) }
				return await ownerStays.block({ ...block, offer })
			},
		)
		routes.delete(
			'/api/blocks/:id',
			ownersRoute('Free blocked days, or all that were closed at once', {
				params,
				response: { 200: z.object({ deleted: z.int().min(1) }), ...problems },
			}),
			async ({ params: { id } }) => {
				return { deleted: await ownerStays.unblock(id) }
			},
		)
		routes.get(
			'/api/stays',
			ownersRoute('Everything that takes units on these days', {
				querystring: Range,
				response: { 200: z.object({ stays: z.array(TakeAnswerSchema) }), ...problems },
			}),
			async ({ query }) => {
				checkRange(query, { fewest: 1, today: stayDeps.today() })
				return { stays: await ownerStays.calendar(query) }
			},
		)
		routes.get(
			'/api/stays/arrivals',
			ownersRoute('Who comes and who leaves, from one day to another', {
				querystring: Range,
				response: { 200: ComingsAnswerSchema, ...problems },
			}),
			async ({ query }) => {
				checkRange(query, { fewest: 0, today: stayDeps.today() })
				return await ownerStays.arrivals(query)
			},
		)
	})
}
