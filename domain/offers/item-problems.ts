import { type Day, minutesOf } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import { lengthOf } from './item.ts'
import { isNightly, kindOf, type OfferId } from './offers.ts'
import type { RequestedItem } from './requested-items.ts'

/** The server's figures. Browsers know none of them. */
export type ItemRules = {
	/** The number of units of an offer; null until the owner states it. */
	unitsOf?: (offer: OfferId) => number | null
	/** Null is closed. */
	hoursOn?: (day: Day) => DayHours | null
	today?: () => Day
	/** The time of day in Bogotá, `HH:MM`. */
	clock?: () => string
}

type Asked = {
	[Field in keyof Omit<RequestedItem, 'offer'>]?: RequestedItem[Field] | null | undefined
} & Pick<RequestedItem, 'offer'>

type Stay = { from: Day; to: Day; people: number }

type ItemProblem = {
	code:
		| 'errUnitsMany'
		| 'errItemPeople'
		| 'errPeopleLeft'
		| 'errItemDay'
		| 'errHourPast'
		| 'errHourClosed'
		| 'errRideLate'
	path: [index: number, field: 'units' | 'people' | 'day' | 'hour']
}

/** Contradictions between items and their stay. */
export function itemProblems(items: readonly Asked[], stay: Stay, rules: ItemRules): ItemProblem[] {
	const sleepers = items.reduce(
		(sum, { offer, people }) => sum + (isNightly(offer) ? (people ?? 0) : 0),
		0,
	)
	const left = leftOut(items, stay)
	return items.flatMap((item, index): ItemProblem[] => {
		const { offer, units, people } = item
		const most = rules.unitsOf?.(offer) ?? null
		const isRide = kindOf[offer] === 'ride'
		const inIt = isRide ? (units ?? people) : people
		const taken = isRide ? inIt : units
		const isCrowd = inIt && (inIt > stay.people || (isNightly(offer) && sleepers > stay.people))
		const problems: ItemProblem[] = []
		if (taken && most !== null && taken > most)
			problems.push({ code: 'errUnitsMany', path: [index, units ? 'units' : 'people'] })
		if (isCrowd) problems.push({ code: 'errItemPeople', path: [index, 'people'] })
		if (index === left) problems.push({ code: 'errPeopleLeft', path: [index, 'people'] })
		const day = item.day || stay.from
		if (day < stay.from || day > stay.to)
			problems.push({ code: 'errItemDay', path: [index, 'day'] })
		const code = item.hour && hourProblem({ offer, day, hour: item.hour }, rules)
		if (code) problems.push({ code, path: [index, 'hour'] })
		return problems
	})
}

/**
 * The bed that is short of people, if somebody takes part in nothing: everybody else has a place. Those who do not sleep
 * here may still eat or ride.
 */
function leftOut(items: readonly Asked[], stay: Stay): number | undefined {
	const beds = items.filter(({ offer }) => isNightly(offer))
	if (beds.length === 0 || beds.some(({ people }) => people == null)) return undefined
	const counted = items.reduce((sum, { offer, people, units }) => {
		const everybody = kindOf[offer] === 'ride' ? (units ?? stay.people) : stay.people
		return sum + (people ?? everybody)
	}, 0)
	return counted < stay.people ? items.indexOf(beds[0] as Asked) : undefined
}

type Timed = { offer: OfferId; day: Day; hour: string }

function hourProblem({ offer, day, hour }: Timed, { hoursOn, today, clock }: ItemRules) {
	if (clock && day === today?.() && hour < clock()) return 'errHourPast'
	const hours = hoursOn?.(day)
	if (hours === undefined) return undefined
	if (!hours || hour < hours.opens || hour >= hours.closes) return 'errHourClosed'
	const isRide = kindOf[offer] === 'ride'
	if (isRide && minutesOf(hour) + lengthOf.ride > minutesOf(hours.closes)) return 'errRideLate'
}
