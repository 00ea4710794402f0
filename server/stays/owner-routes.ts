import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { seasonWords } from '#content/stays/season-words.ts'
import { AppError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { itemsIn } from '#domain/offers/item-fields.ts'
import { mostUnits, offerIds } from '#domain/offers/offers.ts'
import { RequestedItemsSchema } from '#domain/offers/requested-items.ts'
import {
	BlockAnswerSchema,
	ComingsAnswerSchema,
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
import { type AgreedChanges, type OwnerRequests, withAgreed } from './requests/owner-requests.ts'
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
const AgreedSchema = z.object({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	/** As in a booking request. */
	items: z.optional(RequestedItemsSchema),
})
/** The same in a query, with the fields of the booking form. */
const AgreedFields = z.looseObject({ from: z.iso.date().optional(), to: z.iso.date().optional() })
const Reason = z.object({ message: text(2000).default('') }).nullish()
const params = z.object({ id: z.guid().toLowerCase() })
const problems = problemAnswers(401, 404, 409, 422, 503)
const response = { 200: OwnerRequestAnswerSchema, ...problems }

export function ownerStaysRoutes(app: FastifyInstance, parts: Parts) {
	const { ownerRequests: owner, ownerStays, stayParts, session } = parts

	async function answer(id: string, agreed: AgreedChanges = {}) {
		const { query } = stayParts.database
		const booking = await stayParts.requests.find(query, id)
		if (!booking) throw new AppError('not-found')
		const progress = withAgreed(await progressOf(query, booking), agreed)
		return await ownerRequestAnswer(query, { booking, progress }, stayParts)
	}

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
			async ({ params: { id }, query }) => await answer(id, readAgreed(query)),
		)
		routes.post(
			'/api/enquiries/:id/offer',
			ownersRoute('Make an offer, and hold the units until the end of a day', {
				params,
				body: AgreedSchema.extend({
					pesos: z.int().min(0).max(mostPesos),
					message: text(2000),
					heldUntil: z.iso.date().optional(),
				}),
				response,
			}),
			async ({ params: { id }, body }) => {
				await owner.offer(id, body)
				return await answer(id)
			},
		)
		routes.post(
			'/api/enquiries/:id/confirm',
			ownersRoute('Confirm and take the units, or answer 409 with what is in the way', {
				params,
				body: AgreedSchema.extend({ message: text(2000).optional() }).nullish(),
				response,
			}),
			async ({ params: { id }, body }) => {
				await owner.confirm(id, body ?? {})
				return await answer(id)
			},
		)
		for (const action of ['decline', 'cancel'] as const)
			routes.post(
				`/api/enquiries/:id/${action}`,
				ownersRoute(action === 'decline' ? 'Decline, with a reason' : 'Cancel, with a reason', {
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
				response: { 200: z.object({ blocks: z.array(BlockAnswerSchema) }), ...problems },
			}),
			async () => ({ blocks: await ownerStays.blocks() }),
		)
		routes.post(
			'/api/blocks',
			ownersRoute('Block days, or enter a booking that came by phone', {
				description:
					'With an id of the client’s own, the same block sent again is answered with the first one.',
				body: Range.extend({
					id: z.guid().toLowerCase().optional(),
					offer: z.enum(offerIds),
					units: z.int().min(1).max(mostUnits).nullish().describe('Without it, all of them'),
					hour: z
						.string()
						.regex(clockPattern)
						.nullish()
						.describe('Of a table; without it, all day'),
					note: line(200).nullish(),
					guest: line(100).nullish().describe('Makes it a booking'),
					phone: line(40).nullish(),
					people: z.int().min(1).max(1000).nullish(),
				}),
				response: { 201: BlockAnswerSchema, ...problems },
			}),
			async ({ body }, reply) => {
				checkRange(body, 0)
				reply.code(201)
				return await ownerStays.block(body)
			},
		)
		routes.delete(
			'/api/blocks/:id',
			ownersRoute('Free blocked days', {
				params,
				response: { 200: z.object({ deleted: z.literal(1) }), ...problems },
			}),
			async ({ params: { id } }) => {
				await ownerStays.unblock(id)
				return { deleted: 1 as const }
			},
		)
		routes.get(
			'/api/stays',
			ownersRoute('Everything that takes units on these days', {
				querystring: Range,
				response: { 200: z.object({ stays: z.array(TakeAnswerSchema) }), ...problems },
			}),
			async ({ query }) => {
				checkRange(query, 1)
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
				checkRange(query, 0)
				return await ownerStays.arrivals(query)
			},
		)

		const options = { 200: StayOptionsSchema, ...problems }
		routes.get(
			'/api/stays/options',
			ownersRoute('Whether guests are thanked by mail', { response: options }),
			async () => await ownerStays.options(),
		)
		routes.put(
			'/api/stays/options',
			ownersRoute('Thank guests by mail, or not', { body: StayOptionsSchema, response: options }),
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

function readAgreed({ from, to, ...fields }: z.infer<typeof AgreedFields>): AgreedChanges {
	if (from === undefined) return {}
	const items = RequestedItemsSchema.safeParse(itemsIn(fields as Record<string, string>))
	if (items.success) return { from, to, items: items.data }
	throw new AppError('invalid-input', { errors: [{ field: 'items', code: 'errItems' }] })
}

function presetsNow(today: string) {
	const year = Number(today.slice(0, 4))
	return presetsFor([year, year + 1])
		.filter(({ to }) => to.length < today.length || to >= today)
		.map(({ id, from, to, ...preset }) => ({
			...{ id, from, to },
			name: {
				es: presetName(preset, 'es'),
				en: presetName(preset, 'en'),
			},
		}))
}

function presetName(
	{ kind, holiday, year }: Omit<PresetDates, 'id' | 'from' | 'to'>,
	locale: Locale,
) {
	const words = seasonWords[locale]
	const holidays: Record<string, string> = words.holidays
	return fill(words.presets[kind], {
		year: String(year ?? ''),
		holiday: holidays[holiday ?? ''] ?? '',
	})
}
