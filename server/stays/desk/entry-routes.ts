import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { invalidField } from '#domain/errors.ts'
import { lastDayTaken } from '#domain/offers/item.ts'
import type { OfferOrAll } from '#domain/offers/offers.ts'
import { ChangedBookingSchema, NewEntrySchema } from '#domain/stays/entry.ts'
import { EntryResponseSchema } from '#domain/stays/responses/entry-response.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import { checkRange } from '#server/stays/stays-routes.ts'
import type { EntriesService } from './entries-service.ts'
import { params, problems } from './route-schemas.ts'

type Deps = { entries: EntriesService; stayDeps: { today: () => Day }; session: OwnerSession }

const EntriesResponseSchema = z.object({ blocks: z.array(EntryResponseSchema) })

type Entered = { offer: OfferOrAll; from: Day; to: Day }

/** Days that are over cannot be entered. */
function refusePast({ offer, from, to }: Entered, today: Day) {
	const last = offer === 'all' ? addDays(to, -1) : lastDayTaken({ offer, from, to })
	if (last < today) throw invalidField('to', 'errStayPast')
}

/** Entries of the calendar: blocked days, and bookings by phone. */
export function entryRoutes(app: FastifyInstance, { entries, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/blocks',
			ownersRoute('Blocked days and bookings by phone, from today on', {
				response: { 200: EntriesResponseSchema, ...problems },
			}),
			async () => ({ blocks: await entries.list() }),
		)
		routes.post(
			'/api/blocks',
			ownersRoute('Block days, or enter a booking that came by phone', {
				description:
					'With an id of the client’s own, the same block sent again gets the first one. `offer: "all"` closes every offer from a day to the one before `to`, in one step: the response has the blocks, of which each can be freed alone, or all by the id that was sent.',
				body: NewEntrySchema,
				response: { 201: z.union([EntryResponseSchema, EntriesResponseSchema]), ...problems },
			}),
			async ({ body }, reply) => {
				const { offer, guest, ...entry } = body
				const today = stayDeps.today()
				for (const item of [body, ...(body.more ?? [])]) {
					checkRange(item, { fewest: 0, today })
					refusePast(item, today)
				}
				reply.code(201)
				if (offer === 'all') return { blocks: await entries.closeAll(entry) }
				return await entries.add({ ...entry, guest, offer })
			},
		)
		routes.get(
			'/api/blocks/:id',
			ownersRoute('A booking by phone with all its items', {
				params,
				response: { 200: EntryResponseSchema, ...problems },
			}),
			async ({ params: { id } }) => await entries.booking(id),
		)
		routes.put(
			'/api/blocks/:id',
			ownersRoute('Change a booking by phone: days, people, items, price, name', {
				description:
					'Refused with `units-taken`, the booking stays as it was. Without `pesos`, the agreed price stays while the items and their days are the same, and is to be agreed otherwise. So do items that are over, whether they are sent again or left out, and the nights that a guest who is here has slept: the arrival cannot be moved, the departure can, to today at the earliest. A stay may be extended until the day of departure. With `seen`, it responds with 409 when the booking was changed since that version was read.',
				params,
				querystring: Seen,
				body: ChangedBookingSchema,
				response: { 200: EntryResponseSchema, ...problems },
			}),
			async ({ params: { id }, query: { seen }, body }) => {
				const bounds = { fewest: 0, today: stayDeps.today() } as const
				for (const item of [body, ...(body.more ?? [])]) checkRange(item, bounds)
				return await entries.changeBooking({ ...body, id, seen })
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
				return { deleted: await entries.remove(id) }
			},
		)
	})
}
