import { randomUUID } from 'node:crypto'
import { addDays, earliest } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import {
	type Agreement,
	agree,
	type Booking,
	cancellation,
	corrected,
	hasSlept,
	inForce,
	owed,
	type Pricing,
	type State,
	type Terms,
	totalOf,
} from './ledger.ts'
import { changed, sent, sentByPhone, sentItems, someTerms, termsOf } from './terms.ts'
import {
	calendar,
	contextOf,
	hasRoom,
	perform,
	pickOne,
	said,
	type Tracked,
	type World,
} from './world.ts'

const mostPesos = 3_000_000

/** Whether a booking is in one of these states. */
const isIn =
	(...states: State[]) =>
	({ booking }: Tracked) =>
		states.includes(booking.state)
const isOpen = isIn('received', 'offered', 'accepted')
const isOver = ({ booking }: Tracked, { today }: World) => termsOf(booking).to < today

const newBooking = (state: State, asked: Terms): Booking => ({
	...{ state, asked, agreements: [], acceptedOn: null, received: 0 },
})

function track(world: World, tracked: Omit<Tracked, 'spoilt'>): Tracked {
	world.tracked.push({ ...tracked, spoilt: null })
	return world.tracked.at(-1) as Tracked
}

// Guests

export async function request(world: World) {
	const asked = someTerms(world.random, addDays(world.today, 1 + world.random.below(40)), 2)
	const body = aBooking({
		ArrivalDate: asked.from,
		DepartureDate: asked.to,
		Quantity: asked.people,
		children: asked.ages,
		items: sentItems(asked),
		Email: `${randomUUID()}@example.com`,
	})
	const answer = await world.site.call('POST', '/api/bookings', body)
	if (answer.status !== 201)
		return world.differ(`request: answered ${said(answer)}`, JSON.stringify(body))
	const booking = newBooking('received', asked)
	return track(world, { id: body.bookingId, key: String(answer.body.key), booking, did: 'request' })
}

export async function accept(world: World) {
	const { site, today } = world
	const found = pickOne(world, (it) => isIn('offered', 'accepted')(it) && it.key !== null)
	if (!found) return
	const { booking, id, key } = found
	const { lines, heldUntil } = inForce(booking) as Agreement
	const { agreement } = (await site.call('GET', `/api/requests/${key}`)).body as unknown as {
		agreement: { number: number } | null
	}
	const coming = lines.filter(({ day }) => day !== null && day >= today)
	const isAccepted = booking.state === 'accepted'
	// Open: whether what was accepted can be accepted again when nothing of it is to come. Read: not tried.
	if (isAccepted && coming.length === 0) return
	const isHeld = heldUntil === null ? calendar(world).fits(coming, id) : heldUntil >= today
	return await perform(world, found, {
		name: 'accept',
		as: 'guest',
		url: `/api/requests/${key}/accept`,
		body: { agreement: agreement?.number },
		expected: coming.length > 0 && (isAccepted || isHeld) ? 200 : 409,
		apply: () => {
			if (!isAccepted) Object.assign(booking, { state: 'accepted', acceptedOn: today })
		},
	})
}

// The owner

/**
 * Open: whether a quote without a hold needs free units, and until when one that was paid for is held. Read: it needs them, as
 * today; nobody pays here before a confirmation.
 */
export async function offer(world: World) {
	const { random, today } = world
	const isPossible = ({ booking }: Tracked) =>
		booking.received === 0 && termsOf(booking).from > today
	const found = pickOne(world, (it) => (isOpen(it) || isIn('declined')(it)) && isPossible(it))
	if (!found) return
	const { booking, id } = found
	const { terms, way } = changed(random, booking, today)
	if (terms.from < today) return
	const heldUntil = random.chance(0.6)
		? earliest(addDays(today, random.below(6)), terms.from)
		: null
	const quoteAt = (pricing: Pricing) =>
		agree(booking, terms, { ...contextOf(world, pricing), kind: 'quote', heldUntil }) as Agreement
	const suggested = totalOf({ ...booking, state: 'offered', agreements: [quoteAt('agreed')] })
	const isTyped = suggested === null || suggested < 0 || random.chance(0.4)
	const pesos = isTyped ? random.below(mostPesos) : suggested
	const quote = quoteAt({ total: pesos })
	return await perform(world, found, {
		name: `quote (${isTyped ? 'typed' : 'suggested'}, ${way})`,
		url: `/api/enquiries/${id}/offer`,
		body: { ...sent(terms), pesos, ...(heldUntil && { heldUntil }) },
		expected: hasRoom(world, id, booking, quote) ? 200 : 409,
		apply: () => {
			booking.state = 'offered'
			booking.agreements.push(quote)
		},
	})
}

export async function confirm(world: World) {
	const { random, today, isToday } = world
	// Few of those that nobody confirmed in time.
	const isLate = random.chance(0.1)
	const isComing = (it: Tracked) => isOpen(it) && (isLate || termsOf(it.booking).from >= today)
	const found = pickOne(
		world,
		(it) => isComing(it) || (isIn('confirmed')(it) && !isOver(it, world)),
	)
	if (!found) return
	const { booking, id } = found
	const change = changed(random, booking, today)
	const isPlain = change.way.startsWith('as it is') && random.chance(0.7)
	const { terms, way } = isPlain ? { ...change, terms: termsOf(booking) } : change
	const how = random.pick([
		'agreed',
		'agreed',
		'agreed',
		'typed',
		...(canBeSame(booking) ? ['same'] : []),
		...(isToday ? [] : ['rates']),
	])
	const pesos = how === 'typed' ? random.below(mostPesos) : how === 'same' ? totalOf(booking) : null
	const pricing = pesos === null ? (how === 'rates' ? 'rates' : 'agreed') : { total: pesos }
	const asIfComing = agree(booking, terms, contextOf(world, pricing))
	const isAsked =
		!isToday && terms.to > today && random.chance(asIfComing === 'arrival-past' ? 0.7 : 0.1)
	const alreadyHere = isAsked ? random.chance(0.5) : undefined
	const next = agree(booking, terms, { ...contextOf(world, pricing), alreadyHere })
	return await perform(world, found, {
		name: next === 'arrival-past' ? 'confirm days that are past' : `confirm (${how}, ${way})`,
		url: `/api/enquiries/${id}/confirm`,
		body: {
			...(!isPlain && sent(terms)),
			...(how === 'typed' && { pesos }),
			...(how === 'same' && { samePrice: true }),
			...(how === 'rates' && { rates: true }),
			...(isAsked && { alreadyHere }),
		},
		expected: next !== 'arrival-past' && hasRoom(world, id, booking, next) ? 200 : 409,
		apply: () => {
			booking.state = 'confirmed'
			booking.agreements.push(next as Agreement)
		},
	})
}

/**
 * The previous total is one that was typed, if no price is missing. Open: of a booking that was opened again, and of one that
 * has none. Read: neither is tried.
 */
const canBeSame = (booking: Booking) =>
	booking.state !== 'received' &&
	inForce(booking)?.lines.every(({ pesos }) => pesos !== null) === true

/** Open: a guest's cancellation during the stay, and the owner's after departure. Read: refused, as today. */
export async function cancel(world: World) {
	const found = pickOne(world, () => true)
	if (!found) return
	const { booking, id, key } = found
	const isGuest = key !== null && world.random.chance(0.5)
	const { from, to } = termsOf(booking)
	const isComing = isIn('confirmed')(found) && (isGuest ? from : to) >= world.today
	return await perform(world, found, {
		name: hasSlept(booking, world.today) ? 'cancel, in the house' : 'cancel',
		...(isGuest && { as: 'guest' }),
		url: isGuest ? `/api/requests/${key}/cancel` : `/api/enquiries/${id}/cancel`,
		expected: isOpen(found) || isComing || booking.state === 'cancelled' ? 200 : 409,
		apply: () => {
			if (booking.state === 'cancelled') return
			booking.agreements.push(cancellation(booking, world.today))
			booking.state = 'cancelled'
		},
	})
}

const simply =
	(action: string, state: State, isPossible: (it: Tracked) => boolean) => async (world: World) => {
		const found = pickOne(world, isPossible)
		if (!found) return
		const apply = () => void Object.assign(found.booking, { state })
		return await perform(world, found, {
			name: action,
			url: `/api/enquiries/${found.id}/${action}`,
			expected: 200,
			apply,
		})
	}
export const decline = simply('decline', 'declined', isOpen)
export const reopen = simply('reopen', 'received', isIn('declined', 'cancelled'))

export async function pay(world: World) {
	const { random, today, isToday } = world
	const isPriced = ({ booking }: Tracked) => (totalOf(booking) ?? 0) > 0 || booking.received > 0
	const found = pickOne(world, (it) => isIn('confirmed', 'cancelled')(it) && isPriced(it))
	if (!found) return
	const { booking, id } = found
	const isRefund = booking.received > 0 && (owed(booking) <= 0 || random.chance(0.3))
	// No more than what is owed, which the cumulative call refuses today.
	const pesos = isRefund ? -1 - random.below(booking.received) : 1 + random.below(owed(booking))
	const received = booking.received + pesos
	const isSum = isToday || random.chance(0.3)
	return await perform(world, found, {
		name: `${isRefund ? 'refund' : 'payment'} (${isSum ? 'received so far' : 'a row'})`,
		url: `/api/enquiries/${id}/${isSum ? 'deposit' : 'payments'}`,
		body: isSum
			? { receivedPesos: received }
			: { id: randomUUID(), pesos, day: today, method: 'cash' },
		expected: 200,
		apply: () => void Object.assign(booking, { received }),
	})
}

/** Open: a correction where no agreement is in force. Read: not tried. */
export async function correct(world: World) {
	const found = pickOne(world, ({ booking }) => !world.isToday && inForce(booking) !== undefined)
	if (!found) return
	const { booking, id } = found
	const agreement = inForce(booking) as Agreement
	const pesos = (world.random.chance(0.5) ? 1 : -1) * (1 + world.random.below(200_000))
	return await perform(world, found, {
		name: `correct (${agreement.kind})`,
		url: `/api/enquiries/${id}/correct`,
		body: { pesos, note: 'x' },
		expected: 200,
		apply: () => void booking.agreements.push(corrected(agreement, pesos)),
	})
}

// By phone

export async function phone(world: World) {
	const { random, today, isToday } = world
	const isPast = random.chance(0.15)
	const terms = someTerms(random, addDays(today, isPast ? -1 : random.below(30)), 1)
	if (isPast && terms.to <= today) return
	const pesos = random.chance(0.4) ? random.below(mostPesos) : null
	const alreadyHere = !isToday && isPast && random.chance(0.6) ? random.chance(0.5) : undefined
	const [id, booking] = [randomUUID(), newBooking('confirmed', terms)]
	const pricing = pesos === null ? 'agreed' : { total: pesos }
	const next = agree(booking, terms, { ...contextOf(world, pricing), alreadyHere })
	const isPossible = next !== 'arrival-past' && hasRoom(world, id, booking, next)
	const body = {
		id,
		...sentByPhone(terms, pesos),
		...(alreadyHere !== undefined && { alreadyHere }),
	}
	const answer = await world.site.owner('POST', '/api/blocks', body)
	const did =
		next === 'arrival-past'
			? 'phone, days that are past'
			: `phone (${pesos === null ? 'by rates' : 'typed'})`
	const expected = isPossible ? 201 : 409
	if (answer.status !== expected)
		world.differ(`${did}: answered ${said(answer)} instead of ${expected}`, JSON.stringify(body))
	if (answer.status !== 201) return
	const tracked = track(world, { id: String(answer.body.id), key: null, booking, did })
	if (isPossible) booking.agreements.push(next)
	else tracked.spoilt = []
	return tracked
}

export async function changePhone(world: World) {
	const { random, today } = world
	const phoned = world.tracked.filter(
		(it) => !it.spoilt && it.key === null && isIn('confirmed')(it) && !isOver(it, world),
	)
	const found = random.pick(phoned.slice(-30))
	if (!found) return
	const { booking, id } = found
	const { terms, way } = changed(random, booking, today)
	const pesos = random.chance(0.3) ? random.below(mostPesos) : null
	const next = agree(booking, terms, contextOf(world, pesos === null ? 'agreed' : { total: pesos }))
	const how = pesos === null ? 'agreed' : 'typed'
	return await perform(world, found, {
		name:
			next === 'arrival-past'
				? 'change by phone to days that are past'
				: `change by phone (${how}, ${way})`,
		as: 'PUT',
		url: `/api/blocks/${id}`,
		body: sentByPhone(terms, pesos),
		expected: next !== 'arrival-past' && hasRoom(world, id, booking, next) ? 200 : 409,
		apply: () => void booking.agreements.push(next as Agreement),
	})
}
