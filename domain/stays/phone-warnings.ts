import type { Taking } from '#domain/offers/item.ts'
import { isNightly, kindOf, type OfferId } from '#domain/offers/offers.ts'
import { sumOf } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import type { DayHours } from '#domain/time/opening-hours.ts'
import { figuresOf, type Offer } from './offer.ts'
import { stayOf } from './phone-agreement.ts'
import { closedAt, type ItemWarning } from './warnings.ts'

/** Likely slips in a booking by phone. It is entered all the same: the owner may know better. */
export type PhoneWarning =
	| ItemWarning
	| { about: 'riders'; offer: OfferId; people: number; party: number }
	| { about: 'apart'; offer: OfferId; day: Day }

type Context = {
	offers: readonly Offer[]
	/** Null is closed. */
	hoursOn: (day: Day) => DayHours | null
}

export function phoneWarnings(
	items: readonly [Taking, ...Taking[]],
	people: number | null,
	context: Context,
): PhoneWarning[] {
	const closed = items.flatMap(({ offer, from: day, hour }) =>
		closedAt({ offer, day, hour }, context),
	)
	return [
		...crowdIn(items, people, context),
		...closed,
		...ridersIn(items, people),
		...apart(items),
	]
}

/** Counts all beds together: nobody has said who sleeps where. */
function crowdIn(
	items: readonly [Taking, ...Taking[]],
	people: number | null,
	{ offers }: Context,
): PhoneWarning[] {
	const beds = items.filter(({ offer }) => isNightly(offer))
	const [first] = items
	const rooms = (beds.length > 0 ? beds : [first]).map(({ offer, units }) => {
		const { maxPeople } = figuresOf(offer, offers)
		return maxPeople && maxPeople * (units ?? 1)
	})
	const most = sumOf(rooms)
	if (people === null || most === null || people <= most) return []
	return [{ about: 'capacity', offer: beds[0]?.offer ?? first.offer, people, most }]
}

function ridersIn(items: readonly Taking[], party: number | null): PhoneWarning[] {
	return items.flatMap(({ offer, units }) =>
		kindOf[offer] === 'ride' && party !== null && units !== null && units > party
			? [{ about: 'riders' as const, offer, people: units, party }]
			: [],
	)
}

/** Tables, rides and packages on a day before the arrival or after the departure, such as one of another month. */
function apart(items: readonly Taking[]): PhoneWarning[] {
	const beds = items.filter(({ offer }) => isNightly(offer))
	if (beds.length === 0) return []
	const stay = stayOf(beds)
	return items.flatMap(({ offer, from: day }) =>
		!isNightly(offer) && (day < stay.from || day > stay.to)
			? [{ about: 'apart' as const, offer, day }]
			: [],
	)
}
