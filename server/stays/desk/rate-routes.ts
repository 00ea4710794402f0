import type { FastifyInstance } from 'fastify'
import { holidayWords } from '#content/stays/holiday-words.ts'
import { seasonWords } from '#content/stays/season-words.ts'
import { inEachLanguage, type Locale } from '#domain/locale.ts'
import { RatePlanSchema } from '#domain/stays/prices/rate-plan.ts'
import { type PresetDates, presetsFor } from '#domain/stays/prices/season-presets.ts'
import { type RatesResponse, RatesResponseSchema } from '#domain/stays/responses/rates-response.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'
import { type HolidayChanges, noHolidayChanges } from '#domain/time/holidays.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { RatesService } from './rates-service.ts'
import { problems } from './route-schemas.ts'

type Deps = { ratePlans: RatesService; stayDeps: { today: () => Day }; session: OwnerSession }

/** Seasons and rates. */
export function rateRoutes(app: FastifyInstance, { ratePlans, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		const rates = async (): Promise<RatesResponse> => {
			const plan = await ratePlans.read()
			return { ...plan, presets: namedPresets(stayDeps.today(), plan.holidays) }
		}
		const response = { 200: RatesResponseSchema, ...problems }
		routes.get(
			'/api/rates',
			ownersRoute('Seasons and rates, and seasons to choose from', { response }),
			rates,
		)
		routes.put(
			'/api/rates',
			ownersRoute('Replace all seasons and rates', {
				description:
					'With `seen`, it responds with 409 when others were saved since that version was read.',
				querystring: Seen,
				body: RatePlanSchema,
				response,
			}),
			async ({ body, query: { seen } }) => {
				await ratePlans.save(body, seen)
				return await rates()
			},
		)
	})
}

/** Seasons to choose from, of this year and the next, without those that are over. */
function namedPresets(today: Day, holidays: HolidayChanges = noHolidayChanges) {
	const year = Number(today.slice(0, 4))
	return presetsFor([year, year + 1], holidays)
		.filter(({ to }) => to.length < today.length || to >= today)
		.map(({ id, from, to, nights, ...preset }) => ({
			id,
			from,
			to,
			...(nights && { nights }),
			name: inEachLanguage((locale) => presetName(preset, locale)),
		}))
}

function presetName(
	{ kind, holiday, year }: Omit<PresetDates, 'id' | 'from' | 'to' | 'nights'>,
	locale: Locale,
) {
	// The owner's words for a holiday are theirs: they may not fit behind ours.
	if (typeof holiday === 'object') return holiday[locale]
	const name = holiday ? holidayWords[locale][holiday] : ''
	return fill(seasonWords[locale].presets[kind], {
		year: String(year ?? ''),
		holiday: name,
	}).replace(' de el ', ' del ')
}
