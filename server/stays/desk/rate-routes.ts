import type { FastifyInstance } from 'fastify'
import { seasonWords } from '#content/stays/season-words.ts'
import { inEachLanguage, type Locale } from '#domain/locale.ts'
import { RatePlanSchema } from '#domain/stays/prices/rate-plan.ts'
import { type PresetDates, presetsFor } from '#domain/stays/prices/season-presets.ts'
import { type RatesResponse, RatesResponseSchema } from '#domain/stays/responses/rates-response.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { RatesService } from './rates-service.ts'
import { problems } from './route-schemas.ts'

type Deps = { ratePlans: RatesService; stayDeps: { today: () => Day }; session: OwnerSession }

/** Seasons and rates. */
export function rateRoutes(app: FastifyInstance, { ratePlans, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		const rates = async (): Promise<RatesResponse> => ({
			...(await ratePlans.read()),
			presets: namedPresets(stayDeps.today()),
		})
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
function namedPresets(today: Day) {
	const year = Number(today.slice(0, 4))
	return presetsFor([year, year + 1])
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
	const words = seasonWords[locale]
	const holidays: Record<string, string> = words.holidays
	return fill(words.presets[kind], {
		year: String(year ?? ''),
		holiday: holidays[holiday ?? ''] ?? '',
	})
}
