import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { invalidField } from '#domain/errors.ts'
import { itemsIn } from '#domain/offers/item-fields.ts'
import { ChildrenSchema, partyOf, sizeOf } from '#domain/offers/party.ts'
import { completeItems, RequestedItemsSchema } from '#domain/offers/requested-items.ts'
import type { TermChanges, Terms } from '#domain/stays/agreement.ts'
import { OwnerRequestResponseSchema } from '#domain/stays/responses/owner-request-response.ts'
import { AmountSchema } from '#domain/text/amount.ts'
import { mostPesos } from '#domain/text/money.ts'
import { severalLines } from '#domain/text/text.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import { readRequest } from '#server/stays/requests/booking-state.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import { toOwnerRequestResponse } from '#server/stays/requests/request-responses.ts'
import { newTerms } from '#server/stays/requests/terms/new-terms.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { onlyIfSeen, params, problems } from './route-schemas.ts'

type Deps = {
	ownerRequests: OwnerRequests
	stayDeps: StayDeps
	session: OwnerSession
}

const text = (longest: number) => z.string().max(longest).transform(severalLines)
const People = z.int().min(1).max(enquiryLimits.people.most)
const SomeItems = RequestedItemsSchema.check(
	mini.refine((items) => items.length > 0, { error: 'errItems' }),
)
/** An unknown key is refused: `departure` instead of `to` would confirm the previous days. */
const AgreedSchema = z.strictObject({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	/** As in a booking request. */
	items: z.optional(SomeItems),
	people: People.optional().describe('All who come, children included'),
	children: z.optional(ChildrenSchema),
})
type AgreedBody = z.infer<typeof AgreedSchema>
/** The same in a query, with the fields of the booking form. */
const AgreedFields = z.looseObject({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	people: z.string().transform(readWholeNumber).pipe(People).optional(),
	children: z.string().max(1000).optional(),
})
const Deposit = z.strictObject({
	// Checked with the total, so that each wrong figure gets its own message.
	pesos: z.int('errPesos').max(mostPesos, 'errPesos'),
	until: z.iso.date(),
	releases: z.boolean().optional(),
})
const Reason = z.object({ message: text(2000).default('') }).nullish()
const response = { 200: OwnerRequestResponseSchema, ...problems }

/** The owner's actions on booking requests. */
export function ownerRequestRoutes(app: FastifyInstance, deps: Deps) {
	const { ownerRequests: owner, stayDeps, session } = deps

	const find = (id: string) => readRequest(stayDeps.database.query, stayDeps, id)

	async function respond(id: string) {
		return await toOwnerRequestResponse(stayDeps.database.query, await find(id), stayDeps)
	}

	/** The request with other terms; changes nothing. */
	async function tryOut(id: string, body: AgreedBody) {
		const { booking, bookingState } = await find(id)
		const context = { offers: stayDeps.offers(), today: stayDeps.today() }
		const terms = newTerms(bookingState, changesIn(body, bookingState), context)
		const { query } = stayDeps.database
		return await toOwnerRequestResponse(
			query,
			{ booking, bookingState: { ...bookingState, ...terms } },
			stayDeps,
		)
	}

	const changesFor = async (id: string, body: AgreedBody) =>
		changesIn(body, (await find(id)).bookingState)

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/enquiries/:id/stay',
			ownersRoute('A booking request with its history and what is free on its days', {
				description:
					'With other days or items (as the fields of the booking form) it tells what those would cost and what is free.',
				params,
				querystring: AgreedFields,
				response,
			}),
			async ({ params: { id }, query }) =>
				query.from === undefined ? await respond(id) : await tryOut(id, readAgreed(query)),
		)
		routes.post(
			'/api/enquiries/:id/offer',
			ownersRoute('Make a quote, and hold the units until the end of a day', {
				description: `The units of a guest who has paid are held until the day of arrival, whatever day is given. ${onlyIfSeen}`,
				params,
				querystring: Seen,
				body: AgreedSchema.extend({
					pesos: AmountSchema,
					message: text(2000).default(''),
					heldUntil: z.iso.date().optional(),
					deposit: Deposit.nullish().describe('To be paid in advance, until the end of a day'),
				}),
				response,
			}),
			async ({ params: { id }, query: { seen }, body }) => {
				const { pesos, message, heldUntil, deposit } = body
				const changes = await changesFor(id, body)
				await owner.offer(id, { ...changes, pesos, message, heldUntil, deposit }, seen)
				return await respond(id)
			},
		)
		routes.post(
			'/api/enquiries/:id/confirm',
			ownersRoute('Confirm and take the units, or respond 409 with what is in the way', {
				description: `Other days, items or people are a new agreement, at the price given, the same price, or that of the rates. ${onlyIfSeen}`,
				params,
				querystring: Seen,
				body: AgreedSchema.extend({
					message: text(2000).optional(),
					pesos: z.optional(AmountSchema),
					deposit: Deposit.nullish().describe('Null for none any more; left out, the previous one'),
					samePrice: z.boolean().optional().describe('The previous price, for other terms'),
					anyway: text(500)
						.pipe(z.string().min(1, 'errText'))
						.optional()
						.describe('Why it is confirmed though the units are taken: kept as a note'),
				})
					.check(({ value, issues }) => {
						if (value.samePrice && value.pesos !== undefined)
							issues.push({ code: 'custom', message: 'errPrice', path: ['pesos'], input: value })
					})
					.nullish(),
				response,
			}),
			async ({ params: { id }, query: { seen }, body }) => {
				const { message, pesos, deposit, samePrice, anyway } = body ?? {}
				const price = pesos === undefined ? (samePrice ? 'same' : undefined) : { pesos }
				const changes = body ? await changesFor(id, body) : {}
				await owner.confirm(id, { ...changes, message, price, deposit, anyway }, seen)
				return await respond(id)
			},
		)
		for (const action of ['decline', 'cancel', 'reopen'] as const)
			routes.post(
				`/api/enquiries/:id/${action}`,
				ownersRoute(summaries[action], {
					description: onlyIfSeen,
					params,
					querystring: Seen,
					body: Reason,
					response,
				}),
				async ({ params: { id }, query: { seen }, body }) => {
					await owner[action](id, body?.message ?? '', seen)
					return await respond(id)
				},
			)
		routes.post(
			'/api/enquiries/:id/note',
			ownersRoute('Add a note that only the owner sees', {
				params,
				body: z.object({ text: text(2000).pipe(z.string().min(1)) }),
				response,
			}),
			async ({ params: { id }, body }) => {
				await owner.note(id, body.text)
				return await respond(id)
			},
		)
	})
}

const summaries = {
	decline: 'Decline, with a reason',
	cancel: 'Cancel, with a reason',
	reopen: 'Open what was declined or cancelled again',
}

function changesIn({ from, to, items, people, children }: AgreedBody, terms: Terms): TermChanges {
	const everybody = people ?? sizeOf(terms.party)
	const ages = children ?? terms.party.children
	if (ages.length >= everybody) throw invalidField('children', 'errParty')
	const isOtherParty = people !== undefined || children !== undefined
	return {
		from,
		to,
		items: items && completeItems(items, everybody),
		party: isOtherParty ? partyOf(everybody, ages) : undefined,
	}
}

function readAgreed(query: z.infer<typeof AgreedFields>): AgreedBody {
	const { from, to, people, children, ...fields } = query
	const items = RequestedItemsSchema.safeParse(itemsIn(fields as Record<string, string>))
	const ages = ChildrenSchema.safeParse(children)
	if (!items.success) throw invalidField('items', 'errItems')
	if (!ages.success) throw invalidField('children', 'errChildren')
	return {
		from,
		to,
		// The items stay as they are if no field names them.
		items: items.data.length > 0 ? items.data : undefined,
		people,
		...(children !== undefined && { children: ages.data }),
	}
}
