import type { FieldError } from '#domain/errors.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import { type Rate, type RatePlan, RatePlanSchema } from '#domain/stays/rate-plan.ts'
import { readPesos } from '#domain/text/money.ts'

/*
 * Seasons and rates as they stand in the fields: everything is text, and a rate belongs to its season. `from` and `to` are
 * `MM-DD` in a season of every year.
 */

export type RateDraft = { pesos: string; minNights: string }
export type RateDrafts = Partial<Record<OfferId, RateDraft>>

export type SeasonDraft = {
	id: string
	name: InBothLanguages<string>
	isYearly: boolean
	from: string
	to: string
	minNights: string
	discountPercent: string
	rates: RateDrafts
}

export type PlanDraft = { seasons: SeasonDraft[]; rest: RateDrafts }

export function draftOf({ seasons, rates }: RatePlan): PlanDraft {
	const ratesIn = (season: string | null): RateDrafts =>
		Object.fromEntries(
			rates
				.filter((rate) => rate.season === season)
				.map(({ offer, pesos, minNights }) => [
					offer,
					{ pesos: String(pesos), minNights: textOf(minNights) },
				]),
		)
	return {
		seasons: seasons.map(({ minNights, discountPercent, ...season }) => ({
			...season,
			isYearly: season.from.length === 'MM-DD'.length,
			minNights: textOf(minNights),
			discountPercent: textOf(discountPercent),
			rates: ratesIn(season.id),
		})),
		rest: ratesIn(null),
	}
}

function textOf(number: number | undefined): string {
	return number === undefined ? '' : String(number)
}

type Checked = { plan: RatePlan; errors?: undefined } | { plan?: undefined; errors: FieldError[] }

/** The plan that the fields describe, or which of them are wrong: `seasons.0.name.es`, `rest.cabin.pesos`. */
export function readPlan(draft: PlanDraft): Checked {
	const { plan, origins } = planOf(draft)
	const checked = checkForm(RatePlanSchema, plan)
	if (!checked.errors) return { plan: checked.values as RatePlan }
	return { errors: namedAsFields(checked.errors, origins) }
}

/** Errors of the API name a rate by its place in the list. */
export function errorsOfAnswer(draft: PlanDraft, errors: readonly FieldError[]): FieldError[] {
	return namedAsFields(errors, planOf(draft).origins)
}

function namedAsFields(errors: readonly FieldError[], origins: readonly string[]): FieldError[] {
	return errors.map(({ field, code }) => {
		const [, index, rest] = /^rates\.(\d+)\.(.+)$/.exec(field) ?? []
		return { field: index ? `${origins[Number(index)]}.${rest}` : field, code }
	})
}

/** Unchecked: text that is no number becomes NaN. */
function planOf({ seasons, rest }: PlanDraft) {
	const groups = [
		...seasons.map(({ id, rates }, index) => ({ id, rates, at: `seasons.${index}.rates` })),
		{ id: null, rates: rest, at: 'rest' },
	]
	const rates: Rate[] = []
	const origins: string[] = []
	for (const group of groups)
		for (const offer of offerIds) {
			const rate = group.rates[offer]
			if (!rate || (!rate.pesos.trim() && !rate.minNights.trim())) continue
			origins.push(`${group.at}.${offer}`)
			const pesos = readPesos(rate.pesos) ?? Number.NaN
			rates.push({ offer, season: group.id, pesos, ...wholeIn('minNights', rate.minNights) })
		}
	const plan = {
		seasons: seasons.map(({ id, name, from, to, minNights, discountPercent }) => ({
			...{ id, name, from, to },
			...wholeIn('minNights', minNights),
			...wholeIn('discountPercent', discountPercent),
		})),
		rates,
	}
	return { plan, origins }
}

function wholeIn<Name extends string>(name: Name, text: string): { [Key in Name]?: number } {
	const trimmed = text.trim()
	if (trimmed === '') return {}
	const number = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
	return { [name]: number } as { [Key in Name]: number }
}

/** `like` is the id of a season whose prices and rules it begins with: long weekends mostly cost the same. */
export function addSeason(
	{ seasons, rest }: PlanDraft,
	{ id, name, from, to }: Pick<SeasonDraft, 'id' | 'name' | 'from' | 'to'>,
	like?: string,
): PlanDraft {
	const isYearly = from.length === 'MM-DD'.length
	const copied = seasons.find((season) => season.id === like)
	const { minNights = '', discountPercent = '', rates = {} } = copied ?? {}
	const added = { id, name, isYearly, from, to, minNights, discountPercent, rates }
	return { seasons: [...seasons, added], rest }
}

/** Earlier seasons win, so a season is moved by one place. */
export function moveSeason(draft: PlanDraft, index: number, by: -1 | 1): PlanDraft {
	const seasons = [...draft.seasons]
	const [moved] = seasons.splice(index, 1)
	if (moved) seasons.splice(index + by, 0, moved)
	return { ...draft, seasons }
}

/** The same days of this year, or of every year. */
export function repeating(season: SeasonDraft, isYearly: boolean, year: string): SeasonDraft {
	if (isYearly === season.isYearly) return season
	if (isYearly) return { ...season, isYearly, from: season.from.slice(5), to: season.to.slice(5) }
	const passesNewYear = season.to < season.from
	const from = `${year}-${season.from}`
	const to = `${passesNewYear ? Number(year) + 1 : year}-${season.to}`
	return { ...season, isYearly, from, to }
}
