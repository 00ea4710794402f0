import type { FieldError } from '#domain/errors.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import {
	type Rate,
	type RatePlan,
	RatePlanSchema,
	type Season,
} from '#domain/stays/prices/rate-plan.ts'
import { readPesos } from '#domain/text/money.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import { addDays, isDay } from '#domain/time/dates.ts'
import { isEveryYear } from '#domain/time/day-words.ts'
import { type HolidayDrafts, holidayDrafts, holidaysOfDraft } from './holidays-draft.ts'
import { type PeopleDrafts, peopleDrafts, peopleOf } from './people-draft.ts'

/*
 * Seasons and rates as typed in the fields: everything is text, and a rate belongs to its season. `from` and `to` are
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
	surchargePercent: string
	/** Limits the season to some of the nights between its ends, such as weekends; chosen when the season is added. */
	nights?: Season['nights']
	/** Days of the week, from 0, Sunday; none is any day. */
	arrivalDays: number[]
	departureDays: number[]
	rates: RateDrafts
}

export type PlanDraft = {
	seasons: SeasonDraft[]
	rest: RateDrafts
	people: PeopleDrafts
	/** Absent in older drafts. */
	holidays?: HolidayDrafts
}

export function draftOf(plan: RatePlan): PlanDraft {
	const { seasons, rates } = plan
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
		seasons: seasons.map(({ minNights, discountPercent, surchargePercent, ...season }) => ({
			...season,
			surchargePercent: textOf(surchargePercent),
			arrivalDays: season.arrivalDays ?? [],
			departureDays: season.departureDays ?? [],
			isYearly: isEveryYear(season.from),
			minNights: textOf(minNights),
			discountPercent: textOf(discountPercent),
			rates: ratesIn(season.id),
		})),
		rest: ratesIn(null),
		people: peopleDrafts(plan),
		holidays: holidayDrafts(plan),
	}
}

/** An item that was removed, back in its place, unless it is there again. */
export function putBack<Item extends { id: string }>(items: Item[], item: Item, index: number) {
	return items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item)
}

function textOf(number: number | undefined): string {
	return number === undefined ? '' : String(number)
}

type Checked = { plan: RatePlan; errors?: undefined } | { plan?: undefined; errors: FieldError[] }

/** The plan that the fields describe, or which of them are wrong: `seasons.0.name.es`, `rest.cabin.pesos`. */
export function readPlan(draft: PlanDraft): Checked {
	const read = planOf(draft)
	const { plan } = read
	const checked = checkForm(RatePlanSchema, plan)
	if (!checked.errors) return { plan: checked.values as RatePlan }
	return { errors: namedAsFields(checked.errors, read) }
}

/** Errors of the API name a rate by its place in the list. */
export function errorsOfResponse(draft: PlanDraft, errors: readonly FieldError[]): FieldError[] {
	return namedAsFields(errors, planOf(draft))
}

function namedAsFields(
	errors: readonly FieldError[],
	{ origins, plan: { people = [] } }: ReturnType<typeof planOf>,
): FieldError[] {
	return errors.map(({ field, code }) => {
		const [, rule] = /^people\.(\d+)/.exec(field) ?? []
		if (rule) return { field: `people.${people[Number(rule)]?.offer}`, code }
		const [, index, rest] = /^rates\.(\d+)\.(.+)$/.exec(field) ?? []
		return { field: index ? `${origins[Number(index)]}.${rest}` : field, code }
	})
}

/** Unchecked: text that is not a number becomes NaN. */
function planOf({ seasons, rest, people: drafts, ...others }: PlanDraft) {
	const groups = [
		...seasons.map(({ id, rates }, index) => ({ id, rates, at: `seasons.${index}.rates` })),
		{ id: null, rates: rest, at: 'rest' },
	]
	const people = peopleOf(drafts)
	const holidays = holidaysOfDraft(others.holidays)
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
		seasons: seasons.map(({ id, name, from, to, nights, ...season }) => ({
			id,
			name,
			from,
			to,
			...(nights && { nights }),
			...wholeIn('minNights', season.minNights),
			...wholeIn('discountPercent', season.discountPercent),
			...wholeIn('surchargePercent', season.surchargePercent),
			...daysIn('arrivalDays', season.arrivalDays),
			...daysIn('departureDays', season.departureDays),
		})),
		rates,
		...(people.length > 0 && { people }),
		...(holidays && { holidays }),
	}
	return { plan, origins }
}

function daysIn(name: 'arrivalDays' | 'departureDays', days: readonly number[] = []) {
	return days.length > 0 ? { [name]: [...days] } : {}
}

function wholeIn<Name extends string>(name: Name, text = ''): { [Key in Name]?: number } {
	if (text.trim() === '') return {}
	return { [name]: readWholeNumber(text) } as { [Key in Name]: number }
}

export type NewSeason = Pick<SeasonDraft, 'id' | 'name' | 'from' | 'to' | 'nights'>

/** `like` is the id of a season whose prices and rules it begins with: long weekends mostly cost the same. */
export function addSeason(
	draft: PlanDraft,
	{ id, name, from, to, nights }: NewSeason,
	like?: string,
): PlanDraft {
	const { seasons } = draft
	const copied = seasons.find((season) => season.id === like)
	const added: SeasonDraft = {
		minNights: '',
		discountPercent: '',
		surchargePercent: '',
		rates: {},
		arrivalDays: [],
		departureDays: [],
		...copied,
		id,
		name,
		isYearly: isEveryYear(from),
		from,
		to,
		nights,
	}
	return { ...draft, seasons: seasons.toSpliced(placeFor(added, seasons), 0, added) }
}

/** Earlier seasons win: single nights stand before the seasons around them, and weekends after long weekends. */
function placeFor({ nights }: SeasonDraft, seasons: readonly SeasonDraft[]): number {
	if (!nights) return seasons.length
	if (nights === 'long-weekends') return 0
	return seasons.findLastIndex((season) => season.nights === 'long-weekends') + 1
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
	if (isYearly && isAboutAYear(season)) return { ...season, isYearly, from: '01-01', to: '12-31' }
	if (isYearly) return { ...season, isYearly, from: season.from.slice(5), to: season.to.slice(5) }
	const passesNewYear = season.to < season.from
	const from = `${year}-${season.from}`
	const to = `${passesNewYear ? Number(year) + 1 : year}-${season.to}`
	return { ...season, isYearly, from, to }
}

/** The long weekends of a year may begin in December, and end before those of the next. */
function isAboutAYear({ from, to }: SeasonDraft): boolean {
	return isDay(from) && addDays(from, 360) <= to
}
