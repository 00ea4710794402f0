import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { seasonWords } from '#content/stays/season-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { itemsIn } from '#domain/offers/item-fields.ts'
import { isTimed, mostUnits, offersOrAll } from '#domain/offers/offers.ts'
import { ChildrenSchema, partyOf, sizeOf } from '#domain/offers/party.ts'
import { completeItems, RequestedItemsSchema } from '#domain/offers/requested-items.ts'
import type { TermChanges, Terms } from '#domain/stays/agreement.ts'
import {
	BlockAnswerSchema,
	ComingsAnswerSchema,
	NoticesAnswerSchema,
	OwnerRequestAnswerSchema,
	SeasonPresetSchema,
	StayOptionsSchema,
	TakeAnswerSchema,
} from '#domain/stays/answers.ts'
import { RatePlanSchema } from '#domain/stays/rate-plan.ts'
import { type PresetDates, presetsFor } from '#domain/stays/season-presets.ts'
import { fill } from '#domain/text/fill.ts'
import { mostPesos } from '#domain/text/money.ts'
import { oneLine, severalLines } from '#domain/text/text.ts'
import { clockPattern } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemAnswers } from '#server/http/routes.ts'
import type { OwnerStays } from './owner-stays.ts'
import { newTerms } from './requests/new-terms.ts'
import type { OwnerRequests } from './requests/owner-requests.ts'
import { progressOf } from './requests/progress.ts'
import { ownerRequestAnswer } from './requests/request-answers.ts'
import { checkRange } from './stays-routes.ts'

type Parts = {
	ownerStays: OwnerStays
	ownerRequests: OwnerRequests
	stayParts: Parameters<typeof ownerRequestAnswer>[2]
	session: OwnerSession
}

const text = (longest: number) => z.string().max(longest).transform(severalLines)
const line = (longest: number) => z.string().max(longest).transform(oneLine)
const Range = z.object({ from: z.iso.date(), to: z.iso.date() })
const People = z.int().min(1).max(enquiryLimits.people.most)
const AgreedSchema = z.object({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	/** As in a booking request. */
	items: z.optional(RequestedItemsSchema),
	people: People.optional().describe('All who come, children included'),
	children: z.optional(ChildrenSchema),
})
type AgreedBody = z.infer<typeof AgreedSchema>
/** The same in a query, with the fields of the booking form. */
const AgreedFields = z.looseObject({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	people: z.coerce.number().pipe(People).optional(),
	children: z.string().max(1000).optional(),
})
/** What is not named stays as it is. */
const StayOptionsBody = StayOptionsSchema.extend({
	howToPay: z.object({ es: text(1000), en: text(1000) }),
}).partial()
const Deposit = z.object({
	// Checked with the total, so that each wrong figure is told in its own words.
	pesos: z.int().max(mostPesos),
	until: z.iso.date(),
	releases: z.boolean().optional(),
})
const Reason = z.object({ message: text(2000).default('') }).nullish()
const BlocksAnswerSchema = z.object({ blocks: z.array(BlockAnswerSchema) })
const params = z.object({ id: z.guid().toLowerCase() })
const problems = problemAnswers(401, 404, 409, 422, 503)
const response = { 200: OwnerRequestAnswerSchema, ...problems }

export function ownerStaysRoutes(app: FastifyInstance, parts: Parts) {
	const { ownerRequests: owner, ownerStays, stayParts, session } = parts

	async function find(id: string) {
		const { query } = stayParts.database
		const booking = await stayParts.requests.find(query, id)
		if (!booking) throw new AppError('not-found')
		return { booking, progress: await progressOf(query, booking, stayParts.offers()) }
	}

	async function answer(id: string) {
		return await ownerRequestAnswer(stayParts.database.query, await find(id), stayParts)
	}

	/** What the request would be with other terms; changes nothing. */
	async function tryOut(id: string, body: AgreedBody) {
		const { booking, progress } = await find(id)
		const context = { offers: stayParts.offers(), today: stayParts.today() }
		const terms = newTerms(progress, changesIn(body, progress), context)
		const { query } = stayParts.database
		return await ownerRequestAnswer(
			query,
			{ booking, progress: { ...progress, ...terms } },
			stayParts,
		)
	}

	const changesFor = async (id: string, body: AgreedBody) =>
		changesIn(body, (await find(id)).progress)

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
				query.from === undefined ? await answer(id) : await tryOut(id, readAgreed(query)),
		)
		routes.post(
			'/api/enquiries/:id/offer',
			ownersRoute('Make an offer, and hold the units until the end of a day', {
				params,
				body: AgreedSchema.extend({
					pesos: z.int().min(0).max(mostPesos),
					message: text(2000).default(''),
					heldUntil: z.iso.date().optional(),
					deposit: Deposit.nullish().describe('To be paid in advance, until the end of a day'),
				}),
				response,
			}),
			async ({ params: { id }, body }) => {
				const { pesos, message, heldUntil, deposit } = body
				const changes = await changesFor(id, body)
				await owner.offer(id, { ...changes, pesos, message, heldUntil, deposit })
				return await answer(id)
			},
		)
		routes.post(
			'/api/enquiries/:id/confirm',
			ownersRoute('Confirm and take the units, or answer 409 with what is in the way', {
				params,
				description:
					'Other days, items or people are a new agreement, at the price given, the same price, or that of the rates.',
				body: AgreedSchema.extend({
					message: text(2000).optional(),
					pesos: z.int().min(0).max(mostPesos).optional(),
					samePrice: z.boolean().optional().describe('The price of before, for other terms'),
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
			async ({ params: { id }, body }) => {
				const { message, pesos, samePrice, anyway } = body ?? {}
				const price = pesos === undefined ? (samePrice ? 'same' : undefined) : { pesos }
				const changes = body ? await changesFor(id, body) : {}
				await owner.confirm(id, { ...changes, message, price, anyway })
				return await answer(id)
			},
		)
		for (const action of ['decline', 'cancel', 'reopen'] as const)
			routes.post(
				`/api/enquiries/:id/${action}`,
				ownersRoute(summaries[action], {
					params,
					body: Reason,
					response,
				}),
				async ({ params: { id }, body }) => {
					await owner[action](id, body?.message ?? '')
					return await answer(id)
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
				return await answer(id)
			},
		)

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
				checkRange(body, { fewest: offer === 'all' ? 1 : 0, today: stayParts.today() })
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
				checkRange(query, { fewest: 1, today: stayParts.today() })
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
				checkRange(query, { fewest: 0, today: stayParts.today() })
				return await ownerStays.arrivals(query)
			},
		)

		routes.get(
			'/api/notices',
			ownersRoute('What the owner must know and no request says, newest first', {
				response: { 200: NoticesAnswerSchema, ...problems },
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

		const rates = async () => ({
			...(await ownerStays.rates()),
			presets: presetsNow(stayParts.today()),
		})
		const ratesResponse = {
			200: z.looseObject({
				version: z.string(),
				person: z.string().nullable().describe('Who saved them'),
				presets: z.array(SeasonPresetSchema),
			}),
			...problems,
		}
		routes.get(
			'/api/rates',
			ownersRoute('Seasons and rates, and seasons to choose from', { response: ratesResponse }),
			rates,
		)
		routes.put(
			'/api/rates',
			ownersRoute('Replace all seasons and rates', {
				description:
					'With `seen`, it answers 409 when others were saved since that version was read.',
				querystring: z.object({ seen: z.string().optional() }),
				body: RatePlanSchema,
				response: ratesResponse,
			}),
			async ({ body, query: { seen } }) => {
				await ownerStays.saveRates(body, seen)
				return await rates()
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
	if (ages.length >= everybody)
		throw new AppError('invalid-input', { errors: [{ field: 'children', code: 'errParty' }] })
	const isOtherParty = people !== undefined || children !== undefined
	return {
		...{ from, to },
		items: items && completeItems(items, everybody),
		party: isOtherParty ? partyOf(everybody, ages) : undefined,
	}
}

function readAgreed(query: z.infer<typeof AgreedFields>): AgreedBody {
	const { from, to, people, children, ...fields } = query
	const items = RequestedItemsSchema.safeParse(itemsIn(fields as Record<string, string>))
	const ages = ChildrenSchema.safeParse(children)
	if (!items.success) throw invalid('items', 'errItems')
	if (!ages.success) throw invalid('children', 'errChildren')
	return {
		from,
		to,
		items: items.data,
		people,
		...(children !== undefined && { children: ages.data }),
	}
}

function invalid(field: string, code: string) {
	return new AppError('invalid-input', { errors: [{ field, code }] })
}

function presetsNow(today: string) {
	const year = Number(today.slice(0, 4))
	return presetsFor([year, year + 1])
		.filter(({ to }) => to.length < today.length || to >= today)
		.map(({ id, from, to, nights, ...preset }) => ({
			...{ id, from, to, ...(nights && { nights }) },
			name: {
				es: presetName(preset, 'es'),
				en: presetName(preset, 'en'),
			},
		}))
}

function presetName(
	{ kind, holiday, year }: Omit<PresetDates, 'id' | 'from' | 'to' | 'nights'>,
	locale: Locale,
) {
	const words = seasonWords[locale]
	const holidays: Record<string, string> = words.holidays
	return fill(words.presets[kind], {
		year: String(year ?? ''),
		holiday: holidays[holiday ?? ''] ?? '',
	})
}
