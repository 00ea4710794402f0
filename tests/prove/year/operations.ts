import { randomUUID } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { replaceImported } from '#server/stays/take-units.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import {
	addDays,
	hotel,
	type Item,
	type Model,
	type Offer,
	offers,
	type Request,
	type Stay,
} from './model.ts'
import type { Random } from './random.ts'
import type { YearSite } from './site.ts'

export type World = {
	random: Random
	model: Model
	site: YearSite
	database: Database
	today: () => string
	/** What the owner entered, and the last day of a guest's stay: one that is over is kept. */
	blocks: { id: string; guestsLastDay: string | null }[]
	/** Ids of imported calendars by their offer. */
	calendars: ReadonlyMap<Offer, string>
	/** Records a difference. */
	expectStatus: (what: string, actual: number, expected: number) => boolean
}

const nightly = (offer: Offer) => ['cabin', 'glamping', 'camping'].includes(offer)
const timed = (offer: Offer) => offer === 'table' || offer === 'horses'
const open = ['received', 'offered', 'accepted']

/** A ride is back before the house closes. */
function someHour({ random }: World, offer: Offer): string {
	const quarter = (8 + random.below(offer === 'horses' ? 8 : 10)) * 4 + random.below(4)
	return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
}

function someStay({ random, today }: World, least: number, ahead = 0): Stay {
	const from = addDays(today(), ahead + random.below(70))
	return { from, to: addDays(from, least + random.below(5)) }
}

function someRequest({ random, model }: World): Request | undefined {
	return random.pick([...model.requests.values()].slice(-40))
}

const isPast = ({ to }: Stay, { today }: World) => to < today()

async function request(world: World) {
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

let price = 1

async function offer(world: World) {
	const { random, model, site, today } = world
	const found = someRequest(world)
	if (!found) return
	price += 1
	const isMoved = random.chance(0.3)
	const stay = isMoved
		? someStay(world, found.items.some(({ offer }) => nightly(offer)) ? 1 : 0)
		: found
	const { from, to } = stay
	const heldUntil = random.chance(0.6) ? addDays(today(), random.below(6)) : null
	const body = {
		pesos: price,
		message: '',
		...(isMoved && { from, to }),
		...(heldUntil && { heldUntil }),
	}
	const isAllowed = open.includes(found.state) || found.state === 'declined'
	const isLate = to < today() || (heldUntil !== null && heldUntil > from)
	const wanted = model.wantedBy({ ...found, from, to })
	const hasRoom = !heldUntil || model.fits(wanted, today(), found.id)
	const { status } = await site.owner('POST', `/api/enquiries/${found.id}/offer`, body)
	const expected = !isAllowed ? 409 : isLate ? 422 : hasRoom ? 200 : 409
	if (!world.expectStatus('offer', status, expected) || status !== 200) return
	model.give(found.id)
	if (heldUntil) model.take(found.id, wanted, { until: heldUntil })
	const items = model.itemsWithin(found.items, { from, to })
	Object.assign(found, { state: 'offered', from, to, items, total: price, heldUntil })
	Object.assign(found, { isAgreed: true, isChangeAsked: false })
	found.agreements += 1
	found.letters.push(price)
}

async function confirm(world: World) {
	const { random, model, site, today } = world
	const found = someRequest(world)
	if (!found) return
	const isMoved = random.chance(0.3)
	const stay = isMoved
		? someStay(world, found.items.some(({ offer }) => nightly(offer)) ? 1 : 0)
		: found
	const { from, to } = stay
	const people = random.chance(0.2) ? 1 + random.below(20) : found.people
	price += 1
	const way = random.pick(['pesos', 'same', 'rates', 'rates'] as const)
	const body = {
		...(isMoved && { from, to }),
		...(people !== found.people && { people }),
		...(way === 'pesos' && { pesos: price }),
		...(way === 'same' && { samePrice: true }),
	}
	const terms = { items: model.ridersOf(found, people), people, from, to }
	const isSame = from === found.from && to === found.to && people === found.people
	const byRates = model.price(terms)
	const kept = found.isAgreed ? found.total : byRates
	const total =
		way === 'pesos' ? price : way === 'same' || (isSame && found.isAgreed) ? kept : byRates
	const isStanding = found.state === 'confirmed' && !isPast(found, world)
	const isAllowed = open.includes(found.state) || isStanding
	const isNothing = found.state === 'confirmed' && isSame && total === found.total
	const wanted = model.wantedBy(terms)
	// What it has already is not asked for again, though another site may have sold it too.
	const isTaken =
		found.state === 'confirmed' && JSON.stringify(wanted) === JSON.stringify(model.wantedBy(found))
	const hasRoom = isNothing || isTaken || model.fits(wanted, today(), found.id)
	const { status } = await site.owner('POST', `/api/enquiries/${found.id}/confirm`, body)
	const isElsewhere = from !== found.from || to !== found.to
	const isLate = to < today() && (isElsewhere || found.state !== 'confirmed')
	const expected = !isAllowed ? 409 : isLate ? 422 : hasRoom ? 200 : 409
	if (!world.expectStatus('confirm', status, expected) || status !== 200) return
	const isReply = isNothing && found.isChangeAsked
	found.isChangeAsked = false
	// An unchanged agreement is mailed only if a change was asked for.
	if (isReply) found.letters.push(total)
	if (isNothing) return
	model.give(found.id)
	model.take(found.id, wanted)
	const items = model.itemsWithin(terms.items, { from, to })
	Object.assign(found, { state: 'confirmed', from, to, items, people, total, isAgreed: true })
	found.agreements += 1
	found.letters.push(total)
}

type Outcome = { to: Request['state']; gives?: boolean; takes?: boolean } | 'nothing' | 'refused'

/** An action without a body of its own: who may do it, and what it leads to. */
async function act(
	world: World,
	by: 'guest' | 'owner',
	action: string,
	outcomeOf: (it: Request) => Outcome,
	more: (it: Request) => object = () => ({}),
) {
	const { model, site } = world
	const found = someRequest(world)
	if (!found) return
	const outcome = outcomeOf(found)
	const { status } =
		by === 'guest'
			? await site.call('POST', `/api/requests/${found.key}/${action}`, {
					text: 'x',
					...more(found),
				})
			: await site.owner('POST', `/api/enquiries/${found.id}/${action}`, { message: 'x' })
	if (!world.expectStatus(`${by} ${action}`, status, outcome === 'refused' ? 409 : 200)) return
	if (action === 'change' && outcome !== 'refused') found.isChangeAsked = true
	if (typeof outcome === 'string') return
	if (action !== 'change') found.isChangeAsked = false
	if (outcome.gives) model.give(found.id)
	if (outcome.takes) model.take(found.id, model.wantedBy(found))
	if (action === 'accept') model.keep(found.id)
	found.state = outcome.to
}

/** By the number of the quote, of the one before it, or without one. */
function accept(world: World) {
	const { random, model, today } = world
	const seen = random.pick(['this', 'this', 'this', 'the one before', 'not said'] as const)
	const outcomeOf = (it: Request): Outcome => {
		const isSeen = seen === 'this' || (seen === 'not said' && it.agreements === 1)
		if (it.state === 'accepted') return isSeen ? 'nothing' : 'refused'
		const isOver = it.heldUntil !== null && it.heldUntil < today()
		if (it.state !== 'offered' || isOver || !isSeen) return 'refused'
		if (it.heldUntil !== null) return { to: 'accepted' }
		return model.fits(model.wantedBy(it), today()) ? { to: 'accepted', takes: true } : 'refused'
	}
	return act(world, 'guest', 'accept', outcomeOf, ({ agreements }) =>
		seen === 'not said' ? {} : { agreement: seen === 'this' ? agreements : agreements - 1 },
	)
}

const change = (world: World) =>
	act(world, 'guest', 'change', (it) => {
		if (it.state === 'accepted') return 'nothing'
		if (open.includes(it.state) || it.state === 'declined') return { to: 'received', gives: true }
		return it.state === 'confirmed' && !isPast(it, world) ? 'nothing' : 'refused'
	})

const cancel = (world: World) => cancelBy(world, world.random.chance(0.5) ? 'guest' : 'owner')

const cancelBy = (world: World, by: 'guest' | 'owner') =>
	act(world, by, 'cancel', (it) => {
		if (it.state === 'cancelled') return 'nothing'
		const isLeaving = by === 'guest' && it.from < it.to && it.to === world.today()
		const isOver = isPast(it, world) || isLeaving
		const isPossible = open.includes(it.state) || (it.state === 'confirmed' && !isOver)
		return isPossible ? { to: 'cancelled', gives: true } : 'refused'
	})

const decline = (world: World) =>
	act(world, 'owner', 'decline', ({ state }) => {
		if (state === 'declined') return 'nothing'
		return open.includes(state) ? { to: 'declined', gives: true } : 'refused'
	})

const reopen = (world: World) =>
	act(world, 'owner', 'reopen', ({ state }) =>
		state === 'declined' || state === 'cancelled' ? { to: 'received' } : 'refused',
	)

async function block(world: World) {
	const { random, model, site, today, blocks } = world
	const id = randomUUID()
	const offer = random.pick(offers) ?? 'cabin'
	const stay = someStay(world, nightly(offer) ? 1 : 0)
	const isClosing = random.chance(0.2)
	const units = isClosing ? null : 1 + random.below(hotel[offer].units)
	const whatIsLeft = isClosing && random.chance(0.3)
	const hour = timed(offer) && !isClosing && random.chance(0.5) ? someHour(world, offer) : null
	const guest = !isClosing && random.chance(0.5) ? { guest: 'Rosa' } : {}
	const body = { id, offer, ...stay, units, hour, ...guest, ...(whatIsLeft && { whatIsLeft }) }
	const wanted = [{ offer, days: model.daysOf(offer, stay), units, hour }]
	const hasRoom = whatIsLeft || model.fits(wanted, today())
	// A table, a ride or a package that somebody books has one day; the owner closes several.
	const isTooLong = 'guest' in guest && !nightly(offer) && stay.from < stay.to
	const { status } = await site.owner('POST', '/api/blocks', body)
	const expected = isTooLong ? 422 : hasRoom ? 201 : 409
	if (!world.expectStatus('block', status, expected) || status !== 201) return
	model.take(id, wanted)
	blocks.push({ id, guestsLastDay: 'guest' in guest ? (wanted[0]?.days.at(-1) ?? null) : null })
}

async function unblock({ random, model, site, today, blocks, expectStatus }: World) {
	const block = random.pick(blocks)
	if (!block) return
	blocks.splice(blocks.indexOf(block), 1)
	const { id, guestsLastDay } = block
	const isOver = guestsLastDay !== null && guestsLastDay < today()
	const { status } = await site.owner('DELETE', `/api/blocks/${id}`)
	// Stays that ended two years ago would be gone; within this year none is.
	if (expectStatus('unblock', status, isOver ? 409 : 200) && !isOver) model.give(id)
}

async function importCalendar(world: World) {
	const { random, model, database, today, calendars } = world
	const [offer, calendarId] = random.pick([...calendars]) ?? []
	if (!offer || !calendarId) return
	const stays = Array.from({ length: random.below(4) }, () => ({ ...someStay(world, 1), units: 1 }))
	await database.query
		.transaction()
		.execute((transaction) =>
			replaceImported(transaction, { calendarId, offer, stays, at: Date.parse(today()) }),
		)
	model.give(calendarId)
	const wanted = stays.map((stay) => ({
		offer,
		days: model.daysOf(offer, stay),
		units: 1,
		hour: null,
	}))
	model.take(calendarId, wanted)
}

async function changeRates({ random, model, site, expectStatus }: World) {
	const priced = (['cabin', 'glamping', 'camping'] as const).filter(() => random.chance(0.8))
	const rates = Object.fromEntries(
		priced.map((offer) => [
			offer,
			{
				year: 1 + random.below(900_000),
				...(random.chance(0.5) && { december: 1 + random.below(900_000) }),
			},
		]),
	)
	const season = {
		id: 'december',
		name: { es: 'Diciembre', en: 'December' },
		from: '12-01',
		to: '12-31',
	}
	const rows = Object.entries(rates).flatMap(([offer, { year, december }]) => [
		{ offer, season: null, pesos: year },
		...(december ? [{ offer, season: 'december', pesos: december }] : []),
	])
	const { status } = await site.owner('PUT', '/api/rates', { seasons: [season], rates: rows })
	// Camping has a price in the facts, which holds where the rates name none.
	if (expectStatus('rates', status, 200)) model.setRates({ camping: { year: 25_000 }, ...rates })
}

/** Each is drawn as often as it is listed here. */
export const operations: ((world: World) => Promise<void>)[] = [
	...[request, request, request, request],
	...[offer, offer, offer, confirm, confirm, confirm],
	...[accept, accept, change, cancel, decline, reopen, reopen],
	...[block, block, unblock, importCalendar, changeRates],
]
