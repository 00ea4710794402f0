import { randomUUID } from 'node:crypto'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { addDays, hotel, type Item, offers, type Request } from './model.ts'
import {
	act,
	hasLapsed,
	isPast,
	nightly,
	type Outcome,
	open,
	someHour,
	someStay,
	timed,
	type World,
} from './world.ts'

export async function request(world: World) {
	const { random, model, site } = world
	const chosen = offers.filter(() => random.chance(0.3)).slice(0, 3)
	const people = 1 + random.below(20)
	const items = chosen.map(
		(offer): Item => ({
			offer,
			...(offer === 'horses' || random.chance(0.5)
				? { units: offer === 'horses' ? Math.min(people, 6) : 1 + random.below(hotel[offer].units) }
				: { units: 1 }),
			...(timed(offer) && random.chance(0.7) && { hour: someHour(world, offer) }),
			...(!nightly(offer) && random.chance(0.4) && { after: random.below(3) }),
		}),
	)
	const beds = items.filter(({ offer }) => nightly(offer))
	const [first, last] = [beds[0], beds.at(-1)]
	// The guest says who sleeps where: all of them, or so few that somebody is in nothing.
	const isLeftOut = chosen.every(nightly) && people > beds.length && random.chance(0.05)
	if (first && last && first !== last && (isLeftOut || random.chance(0.4))) {
		let left = people
		for (const bed of beds) {
			bed.people = bed === last ? left : random.below(left + 1)
			left -= bed.people
		}
		if (isLeftOut) for (const bed of beds) bed.people = Math.min(1, bed.people ?? 0)
	} else if (first && isLeftOut) first.people = 1
	// Not today, of which a part is past.
	const stay = someStay(world, chosen.some(nightly) ? 1 : 0, 1)
	const hasHour = random.chance(0.05) && chosen.includes('cabin')
	const isWrong = hasHour || (beds.length > 0 && isLeftOut)
	const asked = model.itemsWithin(items, stay).map(({ after, ...it }) => ({
		...it,
		...(after !== undefined && { day: addDays(stay.from, after) }),
		...(hasHour && it.offer === 'cabin' && { hour: '13:00' }),
	}))
	const booking = aBooking({
		ArrivalDate: stay.from,
		DepartureDate: stay.to,
		Quantity: people,
		items: asked,
		Email: `${randomUUID()}@example.com`,
	})
	const response = await site.call('POST', '/api/bookings', booking)
	if (!world.expectStatus('request', response.status, isWrong ? 422 : 201) || isWrong) return
	model.requests.set(booking.bookingId, {
		id: booking.bookingId,
		key: String(response.body.key),
		state: 'received',
		people,
		items: model.itemsWithin(items, stay),
		total: null,
		heldUntil: null,
		isAgreed: false,
		agreements: 0,
		letters: [],
		...stay,
	})
}

/** By the number of the quote, of the one before it, or without one. */
export function accept(world: World) {
	const { random, model, today } = world
	const seen = random.pick(['this', 'this', 'this', 'the one before', 'not said'] as const)
	const outcomeOf = (it: Request): Outcome => {
		const isSeen = seen === 'this' || (seen === 'not said' && it.agreements === 1)
		if (hasLapsed(world, it)) return 'refused'
		if (it.state === 'accepted') return isSeen ? 'nothing' : 'refused'
		if (it.state !== 'offered' || !isSeen) return 'refused'
		if (it.heldUntil !== null) return { to: 'accepted' }
		return model.fits(model.wantedBy(it), today()) ? { to: 'accepted', takes: true } : 'refused'
	}
	return act(world, 'guest', 'accept', outcomeOf, ({ agreements }) =>
		seen === 'not said' ? {} : { agreement: seen === 'this' ? agreements : agreements - 1 },
	)
}

export const change = (world: World) =>
	act(world, 'guest', 'change', (it) => {
		const isWaiting = it.state === 'accepted' || it.state === 'offered'
		if (isWaiting && !hasLapsed(world, it)) return 'nothing'
		if (open.includes(it.state) || it.state === 'declined') return { to: 'received', gives: true }
		return it.state === 'confirmed' && !isPast(it, world) ? 'nothing' : 'refused'
	})

/** Cancelled by the guest or by the owner. */
export const cancel = (world: World) =>
	cancelBy(world, world.random.chance(0.5) ? 'guest' : 'owner')

const cancelBy = (world: World, by: 'guest' | 'owner') =>
	act(world, by, 'cancel', (it) => {
		if (it.state === 'cancelled') return 'nothing'
		const hasBegun = by === 'guest' && it.from < world.today()
		const isOver = isPast(it, world) || hasBegun
		const isPossible = open.includes(it.state) || (it.state === 'confirmed' && !isOver)
		return isPossible ? { to: 'cancelled', gives: true } : 'refused'
	})
