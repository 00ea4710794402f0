import { addDays, type Day } from '#domain/time/dates.ts'
import { type Booking, daysOf, type Line, type PriceOf, takenLines } from './ledger.ts'

/*
 * The hotel of the random year, as its owner would keep it on paper: what there is, what it costs, and what is free, minute
 * by minute.
 */

export const hotel = {
	cabin: 1,
	glamping: 5,
	camping: 4,
	table: 10,
	horses: 6,
	'package-friends': 2,
} as const
export type Offer = keyof typeof hotel
export const offers = Object.keys(hotel) as Offer[]
export const beds = ['cabin', 'glamping', 'camping'] as const
export const isBed = (offer: string) => beds.some((bed) => bed === offer)
export const isTimed = (offer: string) => offer === 'table' || offer === 'horses'
const isPerPerson = (offer: string) => !isBed(offer) || offer === 'camping'
const quartersOf: Record<string, number> = { table: 6, horses: 8 }

/** Prices by offer, for a season before the rest of the year, and for each person beyond two in a cabin. */
export type Rates = {
	year: Partial<Record<Offer, number>>
	season: { from: Day; to: Day; pesos: Partial<Record<Offer, number>> } | null
	extra: number | null
	/** Children up to 11 pay this share in a tent, and as extra people. */
	childPercent: number | null
}

export function priceBy({ year, season, extra, childPercent }: Rates): PriceOf {
	return ({ day, offer, units, people, ages }) => {
		if (offer === null || day === null) return null
		const isInSeason = season !== null && day >= season.from && day <= season.to
		const pesos = (isInSeason ? season.pesos[offer as Offer] : undefined) ?? year[offer as Offer]
		if (pesos === undefined) return null
		const share = (price: number, age: number) =>
			childPercent !== null && age <= 11 ? Math.round((price * childPercent) / 100) : price
		// The adults come first in what a unit includes.
		const everybody = [
			...Array<number>(people - ages.length).fill(99),
			...[...ages].sort((a, b) => share(100, b) - share(100, a)),
		]
		const all = (price: number, who: readonly number[]) =>
			who.reduce((sum, age) => sum + share(price, age), 0)
		if (offer === 'camping') return all(pesos, everybody)
		if (isPerPerson(offer)) return pesos * people
		return (
			pesos * units +
			(offer === 'cabin' && extra !== null ? all(extra, everybody.slice(2 * units)) : 0)
		)
	}
}

/** What takes units: null is all of them, and a hold ends with its day. */
export type Taking = {
	by: string
	offer: string
	day: Day
	units: number | null
	time: string | null
	until?: Day | null
}

export const takingsOf = (by: string, booking: Booking, today: Day): Taking[] =>
	takenLines(booking, today).map(({ offer, day, units, time }) => ({
		by,
		offer: offer ?? '',
		day: day ?? '',
		units,
		time,
	}))

export const closing = (
	by: string,
	offer: string,
	stay: { from: Day; to: Day },
	units: number | null,
): Taking[] =>
	(isBed(offer) ? daysOf(stay) : daysOf({ ...stay, to: addDays(stay.to, 1) })).map((day) => ({
		by,
		offer,
		day,
		units,
		time: null,
	}))

export function calendarOf(takings: readonly Taking[], today: Day) {
	const byDay = Map.groupBy(
		takings.filter(({ until }) => !until || until >= today),
		({ offer, day }) => `${offer} ${day}`,
	)
	const unitsAt = (quarter: number, takings: readonly Taking[]) =>
		takings
			.filter(({ offer, time }) => quarters(offer, time).includes(quarter))
			.reduce((sum, { offer, units }) => sum + (units ?? hotel[offer as Offer]), 0)
	const on = (offer: string, day: Day) => byDay.get(`${offer} ${day}`) ?? []

	return {
		free(offer: Offer, day: Day, time: string | null) {
			const taken = quarters(offer, time).map((quarter) => unitsAt(quarter, on(offer, day)))
			return Math.max(0, hotel[offer] - Math.max(...taken))
		},
		/** A booking keeps as many units as it has, whatever others took since: only what is more must be free. */
		fits: (lines: readonly Pick<Line, 'offer' | 'day' | 'time' | 'units'>[], by?: string) =>
			lines.every(({ offer, day, time, units }) => {
				if (offer === null || day === null) return true
				const own = on(offer, day).filter((it) => it.by === by)
				const others = on(offer, day).filter((it) => it.by !== by)
				return quarters(offer, time).every(
					(quarter) =>
						units <= unitsAt(quarter, own) ||
						unitsAt(quarter, others) + units <= hotel[offer as Offer],
				)
			}),
	}
}

/** The quarter-hours of a day in which something is there. */
function quarters(offer: string, time: string | null): number[] {
	const length = quartersOf[offer]
	if (length === undefined) return [0]
	if (time === null) return Array.from({ length: 96 }, (_, at) => at)
	const first = Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15
	return Array.from({ length }, (_, at) => first + at)
}
