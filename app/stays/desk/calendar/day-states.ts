import { daysTaken } from '#domain/offers/item.ts'
import type { OfferOrAll } from '#domain/offers/offers.ts'
import { freeAtBest, levelOf } from '#domain/stays/availability.ts'
import { nightsOf } from '#domain/stays/nights.ts'
import type { OffersResponse } from '#domain/stays/responses/offers-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { daysOfMonth, type Month } from '#domain/time/months.ts'

export type KnownOffer = OffersResponse['offers'][number]

export type DayState = {
	day: Day
	takes: TakeResponse[]
	/** `some`: partly taken; `few`: little is left; `ask`: the number of units is not known. */
	level: 'free' | 'some' | 'few' | 'full' | 'ask'
	free: number | null
}

/** The occupancy of each day of a month, of one offer or of all. */
export function dayStates(
	month: Month,
	takes: readonly TakeResponse[],
	offer: KnownOffer | undefined,
): DayState[] {
	return nightsOf(daysOfMonth(month)).map((day) => {
		const here = takes.filter((take) => takesOn(take, day) && (!offer || take.offer === offer.id))
		if (!offer) return { day, takes: here, level: here.length > 0 ? 'some' : 'free', free: null }
		const free = freeAtBest(
			{ offer: offer.id, total: offer.units },
			here.map(({ units, hour }) => ({ day, units, hour })),
		)
		// A day is never past for the owner.
		const level = levelOf({ day, free }, offer.units, day) as DayState['level']
		return { day, takes: here, level: level === 'free' && here.length > 0 ? 'some' : level, free }
	})
}

function takesOn(take: TakeResponse, day: Day): boolean {
	return daysTaken(take).includes(day)
}

/** Takes of an offer, or of all, that overlap a range of nights. */
export function takesBetween(
	takes: readonly TakeResponse[],
	{ offer, from, to }: { offer: OfferOrAll; from: Day; to: Day },
): TakeResponse[] {
	const days = new Set(offer === 'all' ? nightsOf({ from, to }) : daysTaken({ offer, from, to }))
	return takes.filter(
		(take) =>
			(offer === 'all' || take.offer === offer) && daysTaken(take).some((day) => days.has(day)),
	)
}

export type Chosen = { from: Day; to: Day }

/** The nights from the first chosen day to the last, in either order: departure is the day after. */
export function nightsChosen(first: Day, last: Day): Chosen {
	const [from, until] = first <= last ? [first, last] : [last, first]
	return { from, to: addDays(until, 1) }
}

/** Sorts by the day of arrival; entries that began before the month come first. */
export function groupByDay(month: Month, takes: readonly TakeResponse[]): [Day, TakeResponse[]][] {
	const { from: first } = daysOfMonth(month)
	const groups = Map.groupBy(takes, ({ from }) => (from < first ? '' : from))
	return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
