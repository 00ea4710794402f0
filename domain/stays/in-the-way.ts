import type { Day } from '#domain/time/dates.ts'
import {
	type Asked,
	type DayFree,
	freeDuring,
	overlaps,
	type Span,
	spanOf,
	type Taken,
} from './availability.ts'

/** How many days of an offer are listed as in the way. */
export const mostDaysInTheWay = 14

/** Takes on some days, split into the taker's own and others'. */
type TakenBy = {
	others: readonly Taken[]
	/** The taker's own, which it gives back for what it asks for now. */
	had: readonly Taken[]
	/** Already found for it among what it asks for now. */
	found?: readonly Taken[]
}

type Wanted = Asked & { units: number | null; hour: string | null; days: readonly Day[] }

/**
 * The days on which not enough is left. An offer without a known number is refused only where it is closed; closing it is
 * refused where a guest has taken anything.
 */
export function daysInTheWay(wanted: Wanted, taken: TakenBy): DayFree[] {
	const needed = wanted.units ?? wanted.total
	return roomOn(wanted, taken).flatMap(({ day, times }) => {
		const isShort = times.some(({ free, isAllItsOwn, isWithGuests }) =>
			needed === null ? isWithGuests && !isAllItsOwn : free !== null && free < needed,
		)
		return isShort ? [{ day, free: leastOf(times) }] : []
	})
}

/** How many the taker could have on each day, what it has already among them. */
export function freeFor(wanted: Omit<Wanted, 'units'>, taken: TakenBy): DayFree[] {
	return roomOn(wanted, taken).map(({ day, times }) => ({ day, free: leastOf(times) }))
}

function leastOf(times: readonly { free: number | null }[]): number | null {
	const known = times.map(({ free }) => free).filter((free) => free !== null)
	return known.length > 0 ? Math.min(...known) : null
}

/**
 * The room at each time of each day. A taker's own units never block it, even if the rest is closed or another site has
 * sold them too.
 */
function roomOn({ offer, total, hour, days }: Omit<Wanted, 'units'>, taken: TakenBy) {
	const [others, had, found] = [taken.others, taken.had, taken.found ?? []].map((list) =>
		Map.groupBy(list, ({ day }) => day),
	)
	const span = spanOf(offer, { hour })
	return days.map((day) => {
		const [owned, asked] = [had?.get(day) ?? [], found?.get(day) ?? []]
		const those = [...(others?.get(day) ?? []), ...asked]
		const times = splitBy(
			span,
			[...owned, ...asked].map((it) => spanOf(offer, it)),
		).map((time) => {
			const during = (it: Taken) => overlaps(spanOf(offer, it), time)
			const count = (list: readonly Taken[]) =>
				list.filter(during).reduce((sum, { units }) => sum + (units ?? total ?? Infinity), 0)
			const ownCount = count(owned)
			const isAllItsOwn = ownCount === Infinity
			const own = isAllItsOwn ? Infinity : ownCount - count(asked)
			const left = freeDuring({ offer, total }, those, time)
			const isWithGuests = those.some((it) => !it.isBlock && during(it))
			return { free: left === null ? null : Math.max(left, own), isAllItsOwn, isWithGuests }
		})
		return { day, times }
	})
}

/** The parts of a span during which none of these begins or ends. */
function splitBy(span: Span, spans: readonly Span[]): Span[] {
	const inside = spans
		.flatMap(({ from, to }) => [from, to])
		.filter((at) => at > span.from && at < span.to)
	const bounds = [...new Set([span.from, ...inside, span.to])].sort((one, other) => one - other)
	return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? span.from, to }))
}
