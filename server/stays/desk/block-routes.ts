import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { invalidField } from '#domain/errors.ts'
import { lastDayTaken } from '#domain/offers/item.ts'
import {
	isNightly,
	isTimed,
	mostItems,
	mostUnits,
	type OfferOrAll,
	offerIds,
	offersOrAll,
} from '#domain/offers/offers.ts'
import { BlockResponseSchema } from '#domain/stays/responses/block-response.ts'
import { mostPesos } from '#domain/text/money.ts'
import { oneLine } from '#domain/text/text.ts'
import { addDays, clockPattern, type Day } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import { checkRange } from '#server/stays/stays-routes.ts'
import type { BlocksService } from './blocks-service.ts'
import { params, problems } from './route-schemas.ts'

type Deps = { blocks: BlocksService; stayDeps: { today: () => Day }; session: OwnerSession }

const line = (longest: number) => z.string().max(longest).transform(oneLine)
const days = { from: z.iso.date(), to: z.iso.date() }
const units = z.int().min(1).max(mostUnits)
const hour = z.string().regex(clockPattern)

/** Rejects unknown keys rather than drop them silently. */
const FurtherItem = z
	.strictObject({
		...days,
		offer: z.enum(offerIds),
		units: units.default(1),
		hour: hour.nullable().default(null),
	})
	.refine(({ offer, hour }) => !hour || isTimed(offer), {
		error: 'errHourNotTaken',
		path: ['hour'],
	})

/** Blocks and bookings by phone, entered in the calendar. */
const Entry = z.strictObject({
	...days,
	units: units
		.nullish()
		.describe('Without it, all of them; in a booking, as many as there are today'),
	hour: hour.nullish().describe('Of a table or a ride; without it, all day'),
	note: line(200).nullish(),
	phone: line(40).nullish(),
	people: z.int().min(1).max(1000).nullish(),
	pesos: z.int().min(0).max(mostPesos).nullish().describe('What was agreed for a booking'),
	more: z
		.array(FurtherItem)
		.max(mostItems - 1)
		.optional()
		.describe('Further items of a booking'),
})
const BlocksResponseSchema = z.object({ blocks: z.array(BlockResponseSchema) })

type Entered = { offer: OfferOrAll; from: Day; to: Day }

/** Before any work. A guest who sleeps here has a night; a table, a ride and a package have one day (domain/offers/item.ts). */
function checkDays(entered: Entered, { today, isGuest }: { today: Day; isGuest: boolean }) {
	const { offer, from, to } = entered
	checkRange(entered, { fewest: offer === 'all' ? 1 : 0, today })
	if (!isGuest || offer === 'all') return
	if (isNightly(offer) && from === to) throw invalidField('to', 'errNoNight')
	if (!isNightly(offer) && from !== to) throw invalidField('to', 'errOneDay')
}

/** Days that are over cannot be entered. */
function refusePast({ offer, from, to }: Entered, today: Day) {
	const last = offer === 'all' ? addDays(to, -1) : lastDayTaken({ offer, from, to })
	if (last < today) throw invalidField('to', 'errStayPast')
}

/** Entries of the calendar: blocked days, and bookings by phone. */
export function blockRoutes(app: FastifyInstance, { blocks, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/blocks',
			ownersRoute('Blocked days and bookings by phone, from today on', {
				response: { 200: BlocksResponseSchema, ...problems },
			}),
			async () => ({ blocks: await blocks.list() }),
		)
		routes.post(
			'/api/blocks',
			ownersRoute('Block days, or enter a booking that came by phone', {
				description:
					'With an id of the client’s own, the same block sent again is answered with the first one. `offer: "all"` closes every offer from a day to the one before `to`, in one step: it is answered with the blocks, of which each can be freed alone, or all by the id that was sent.',
				body: Entry.extend({
					id: z.guid().toLowerCase().optional(),
					offer: z.enum(offersOrAll).describe('`all` closes every offer at once, or none'),
					guest: line(100).nullish().describe('Makes it a booking'),
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
					for (const field of ['pesos', 'more'] as const)
						if (value[field] != null && !value.guest) refuse(field, 'errItems')
					if (isAll && value.units) refuse('units', 'errItems')
					if (isAll && value.guest) refuse('guest', 'errItems')
					// Spaces are not a name, and without one it would be a block.
					if (value.guest === '') refuse('guest', 'errName')
					if (value.whatIsLeft && (value.units || value.guest)) refuse('whatIsLeft', 'errItems')
				}),
				response: { 201: z.union([BlockResponseSchema, BlocksResponseSchema]), ...problems },
			}),
			async ({ body }, reply) => {
				const { offer, guest, ...block } = body
				const rules = { today: stayDeps.today(), isGuest: Boolean(guest) }
				for (const item of [body, ...(body.more ?? [])]) {
					checkDays(item, rules)
					refusePast(item, rules.today)
				}
				reply.code(201)
				if (offer === 'all') return { blocks: await blocks.closeAll(block) }
				return await blocks.add({ ...block, guest, offer })
			},
		)
		routes.get(
			'/api/blocks/:id',
			ownersRoute('A booking by phone with all its items', {
				params,
				response: { 200: BlockResponseSchema, ...problems },
			}),
			async ({ params: { id } }) => await blocks.booking(id),
		)
		routes.put(
			'/api/blocks/:id',
			ownersRoute('Change a booking by phone: days, people, items, price, name', {
				description:
					'Refused with `units-taken`, the booking stays as it was. Without `pesos`, the agreed price stays while the items and their days are the same, and is to be agreed otherwise. So do items that are over, whether they are sent again or left out, and the nights that a guest who is here has slept: the arrival cannot be moved, the departure can, to today at the earliest. A stay may be extended until the day of departure. With `seen`, it answers 409 when the booking was changed since that version was read.',
				params,
				querystring: Seen,
				body: Entry.extend({
					offer: z.enum(offerIds),
					guest: line(100).check(z.minLength(1)),
				}).check(({ value, issues }) => {
					if (value.hour && !isTimed(value.offer))
						issues.push({
							code: 'custom',
							message: 'errHourNotTaken',
							path: ['hour'],
							input: value,
						})
				}),
				response: { 200: BlockResponseSchema, ...problems },
			}),
			async ({ params: { id }, query: { seen }, body }) => {
				const rules = { today: stayDeps.today(), isGuest: true }
				for (const item of [body, ...(body.more ?? [])]) checkDays(item, rules)
				return await blocks.changeBooking({ ...body, id, seen })
			},
		)
		routes.delete(
			'/api/blocks/:id',
			ownersRoute('Free blocked days, or all that were closed at once', {
				description:
					'A booking by phone goes with all its items. By the id of a further item, only that item goes: the booking stays, and its price is to be agreed again. 409 `wrong-state` with the reason `stay-past` when it is over, `stay-begun` when the guest has slept here: shorten it instead.',
				params,
				response: { 200: z.object({ deleted: z.int().min(1) }), ...problems },
			}),
			async ({ params: { id } }) => {
				return { deleted: await blocks.remove(id) }
			},
		)
	})
}
