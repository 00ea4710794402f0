import { addDays, type Day } from '#domain/time/dates.ts'
import { beds, hotel, isBed, isTimed, type Offer } from './hotel.ts'
import { type Booking, daysBetween, hasSlept, type Item, isNights, type Terms } from './ledger.ts'
import type { Random } from './random.ts'

/*
 * What somebody asks for, or wants changed, in the random year. Every call names the people of each item, because how a site
 * shares them over beds is no rule of the ledger.
 */

const days = ['horses', 'table', 'package-friends'] as const

/** Up to two beds with nights, and what has a day of its own; by phone, where nobody says who is in which bed, one. */
export function someTerms(random: Random, from: Day, mostBeds: 1 | 2): Terms {
	const nightly = beds.filter(() => random.chance(0.4)).slice(0, mostBeds)
	const daily = days.filter(() => random.chance(nightly.length > 0 ? 0.2 : 0.5))
	const to = nightly.length > 0 ? addDays(from, 1 + random.below(5)) : from
	const people = Math.max(nightly.length, 1 + random.below(6))
	const first = nightly.length > 1 ? 1 + random.below(people - 1) : people
	const inBeds = nightly.map((offer, at): Item => {
		const units = 1 + random.below(Math.min(2, hotel[offer]))
		return {
			offer,
			from,
			to,
			time: null,
			units,
			people: at === 0 ? first : people - first,
			ages: [],
		}
	})
	const visits = nightly.length + daily.length > 0 ? daily : (['table'] as const)
	const items = [...inBeds, ...visits.map((offer) => dayItem(random, offer, { from, to, people }))]
	const terms = { from, to, people, ages: [], items }
	// Only where there is one bed, and nothing else, does everybody know what the children are in.
	const [bed, ...more] = items
	if (!bed || !isBed(bed.offer) || more.length > 0 || mostBeds === 1) return terms
	const ages = Array.from({ length: random.below(people) }, () => random.below(18))
	return { ...terms, ages, items: [{ ...bed, ages }] }
}

type Party = Pick<Terms, 'from' | 'to' | 'people'>

function dayItem(random: Random, offer: string, { from, to, people }: Party): Item {
	const day = addDays(from, random.below(daysBetween(from, to) + 1))
	const isAtTime = isTimed(offer) && random.chance(0.7)
	const time = isAtTime ? someTime(random) : null
	const riders = 1 + random.below(Math.min(people, hotel.horses))
	const who = offer === 'horses' ? { units: riders, people: riders } : { units: 1, people }
	return { offer, from: day, to: day, time, ages: [], ...who }
}

/** When the house is open, and a ride is back before it closes. */
export const someTime = (random: Random) =>
	`${10 + random.below(4)}:${random.pick(['00', '15', '30', '45'])}`

type Change = { random: Random; before: Terms; today: Day; isHere: boolean }

/** One thing that changes, as at a desk. The arrival of a guest in the house stays, or was before. */
const ways: Record<string, (change: Change) => Terms | undefined> = {
	'as it is': ({ before }) => before,
	longer: ({ before, today }) =>
		before.to >= today ? during(before, before.from, addDays(before.to, 1)) : undefined,
	shorter: ({ before, today }) => {
		const to = addDays(before.to, -1)
		return to > before.from && to >= today ? during(before, before.from, to) : undefined
	},
	earlier: ({ before }) => during(before, addDays(before.from, -1), before.to),
	later: ({ random, before, isHere }) => {
		const by = 1 + random.below(9)
		return isHere
			? undefined
			: { ...moved(before, by), items: before.items.map((it) => moved(it, by)) }
	},
	people: ({ random, before, today }) => {
		const { items } = before
		const isShared = items.filter(isNights).length > 1
		if (isShared || (items.length > 1 && items.some(({ from }) => from < today))) return undefined
		const people = 1 + random.below(6)
		const ages = before.ages.slice(0, people - 1)
		const riders = (had: number) => ({
			units: Math.min(had, people),
			people: Math.min(had, people),
		})
		return {
			...before,
			people,
			ages,
			items: items.map((it) => ({
				...it,
				...(it.offer === 'horses' ? riders(it.units) : { people }),
				ages: it.ages.slice(0, people - 1),
			})),
		}
	},
	units: ({ random, before }) => {
		const [bed, ...more] = before.items
		if (!bed || !isNights(bed) || hotel[bed.offer as Offer] < 3) return undefined
		return { ...before, items: [{ ...bed, units: 1 + random.below(3) }, ...more] }
	},
	'with a ride': ({ random, before, today }) => {
		const ride = dayItem(random, 'horses', before)
		const isPossible = before.ages.length === 0 && !before.items.some(isRide) && ride.from >= today
		return isPossible ? { ...before, items: [...before.items, ride] } : undefined
	},
	'without the ride': ({ before, today }) => {
		const items = before.items.filter((it) => !isRide(it) || it.from < today)
		return items.length > 0 && items.length < before.items.length ? { ...before, items } : undefined
	},
}

/** Without what has a day of its own and is past: that stays as it is, sent or not. */
export function changed(
	random: Random,
	booking: Booking,
	today: Day,
): { terms: Terms; way: string } {
	const before = termsOf(booking)
	const isHere = hasSlept(booking, today)
	const [way = '', change] = random.pick(Object.entries(ways)) ?? []
	const wanted = change?.({ random, before, today, isHere })
	const terms = wanted ?? before
	const items = terms.items.filter((item) => isNights(item) || item.from >= today)
	const where = isHere ? ', in the house' : ''
	if (items.length === 0) return { terms: before, way: `as it is${where}` }
	return { terms: { ...terms, items }, way: `${wanted ? way : 'as it is'}${where}` }
}

/** What a call without terms means: the last quote or confirmation, or what was asked for. */
export const termsOf = ({ agreements, asked }: Booking): Terms =>
	agreements.findLast(({ kind }) => kind !== 'cancellation') ?? asked

const isRide = ({ offer }: Item) => offer === 'horses'
const moved = <Of extends { from: Day; to: Day }>(it: Of, by: number): Of => ({
	...it,
	from: addDays(it.from, by),
	to: addDays(it.to, by),
})

/** Nights are those of the stay; what has a day of its own keeps it within the stay. */
function during(before: Terms, from: Day, to: Day): Terms | undefined {
	if (!before.items.some(isNights)) return undefined
	const within = (item: Item) => {
		const day = item.from > to ? to : item.from
		return { ...item, ...(isNights(item) ? { from, to } : { from: day, to: day }) }
	}
	return { ...before, from, to, items: before.items.map(within) }
}

/** As the API takes them. */
export const sentItems = ({ items }: Pick<Terms, 'items'>) =>
	items.map((item) => ({
		offer: item.offer,
		units: item.units,
		people: item.people,
		...(item.time && { hour: item.time }),
		...(!isNights(item) && { day: item.from }),
	}))

export const sent = ({ from, to, people, ages, items }: Terms) => ({
	...{ from, to, people, children: ages },
	items: sentItems({ items }),
})

export function sentByPhone({ items, people }: Terms, pesos: number | null) {
	const [first, ...more] = items.map(({ offer, from, to, units, time }) => ({
		...{ offer, from, to, units },
		hour: time,
	}))
	return {
		...first,
		guest: 'Rosa',
		people,
		...(pesos !== null && { pesos }),
		...(more.length > 0 && { more }),
	}
}
