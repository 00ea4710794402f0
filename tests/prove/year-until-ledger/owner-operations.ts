import { randomUUID } from 'node:crypto'
import { replaceImported } from '#server/stays/units/take-units.ts'
import { addDays, hotel, type Model, offers, type Stay } from './model.ts'
import {
	act,
	isNothingToCome,
	isPast,
	nightly,
	open,
	type PhoneBooking,
	someHour,
	someRequest,
	someStay,
	timed,
	type World,
} from './world.ts'

let price = 1

export async function offer(world: World) {
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
	const wanted = model.wantedBy({ ...found, from, to })
	const isLate = isNothingToCome(world, wanted, stay) || (heldUntil !== null && heldUntil > from)
	const hasRoom = model.fits(wanted, today(), found.id)
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

export async function confirm(world: World) {
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
	const isSame = from === found.from && to === found.to && people === found.people
	const isBooked = found.state === 'confirmed' && !isPast(found, world)
	const isHere = isBooked && found.from < today()
	const picked = random.pick(['pesos', 'same', 'rates', 'rates'] as const)
	// The model knows no price for what is left of a stay: domain/stays/prices/past-price.ts has tests of its own.
	const way = isHere && !isSame && picked === 'rates' ? 'pesos' : picked
	const body = {
		...(isMoved && { from, to }),
		...(people !== found.people && { people }),
		...(way === 'pesos' && { pesos: price }),
		...(way === 'same' && { samePrice: true }),
	}
	const items = model.ridersOf(found, people, isHere ? today() : found.from)
	const terms = { items, people, from, to }
	const byRates = model.price(terms)
	const kept = found.isAgreed ? found.total : byRates
	const total =
		way === 'pesos' ? price : way === 'same' || (isSame && found.isAgreed) ? kept : byRates
	const isAllowed = open.includes(found.state) || isBooked
	const isNothing = found.state === 'confirmed' && isSame && total === found.total
	const wanted = model.wantedBy(terms)
	const hasRoom = isNothing || model.fits(wanted, today(), found.id)
	const { status } = await site.owner('POST', `/api/enquiries/${found.id}/confirm`, body)
	const isElsewhere = from !== found.from || to !== found.to
	const isOver =
		found.state === 'confirmed' ? isPast(terms, world) : isNothingToCome(world, wanted, terms)
	const isLate = isOver && (isElsewhere || found.state !== 'confirmed')
	// The arrival of a guest who is here stays as it was.
	const isArrivalMoved = isHere && from !== found.from
	const isRefused = isLate || isArrivalMoved
	const expected = !isAllowed ? 409 : isRefused ? 422 : hasRoom ? 200 : 409
	if (!world.expectStatus('confirm', status, expected) || status !== 200) return
	const isReply = isNothing && found.isChangeAsked
	found.isChangeAsked = false
	// An unchanged agreement is mailed only if a change was asked for.
	if (isReply) found.letters.push(total)
	if (isNothing) return
	model.give(found.id)
	model.take(found.id, wanted)
	Object.assign(found, { state: 'confirmed', from, to, people, total, isAgreed: true })
	found.items = model.itemsWithin(items, { from, to })
	found.agreements += 1
	found.letters.push(total)
}

export const decline = (world: World) =>
	act(world, 'owner', 'decline', ({ state }) => {
		if (state === 'declined') return 'nothing'
		return open.includes(state) ? { to: 'declined', gives: true } : 'refused'
	})

export const reopen = (world: World) =>
	act(world, 'owner', 'reopen', ({ state }) =>
		state === 'declined' || state === 'cancelled' ? { to: 'received' } : 'refused',
	)

export async function block(world: World) {
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
	const phone =
		'guest' in guest && units !== null ? { offer, ...stay, units, hour, agreements: 1 } : null
	blocks.push({ id, phone })
}

export async function unblock({ random, model, site, today, blocks, expectStatus }: World) {
	const block = random.pick(blocks)
	if (!block) return
	blocks.splice(blocks.indexOf(block), 1)
	const { id, phone } = block
	const hasSlept = phone !== null && nightly(phone.offer) && phone.from < today()
	const isKept = hasSlept || (phone !== null && lastDay(model, phone) < today())
	const { status } = await site.owner('DELETE', `/api/blocks/${id}`)
	// Stays that ended two years ago would be gone; within this year none is.
	if (expectStatus('unblock', status, isKept ? 409 : 200) && !isKept) model.give(id)
}

const lastDay = (model: Model, { offer, from, to }: PhoneBooking) =>
	model.daysOf(offer, { from, to }).at(-1) ?? from

/** Moves a booking by phone, or makes it longer, shorter or smaller. An arrival that was is on record. */
export async function changePhone(world: World) {
	const { random, model, site, today, blocks, expectStatus } = world
	const block = random.pick(blocks.filter(({ phone }) => phone && lastDay(model, phone) >= today()))
	if (!block?.phone) return
	const { id, phone } = block
	const { offer, hour } = phone
	const units = random.chance(0.3) ? 1 + random.below(phone.units) : phone.units
	const way = random.pick(['longer', 'later', 'earlier'] as const)
	const least = nightly(offer) ? 1 : 0
	const moved = someStay(world, least)
	const yesterday = addDays(today(), -1 - random.below(3))
	const from = way === 'longer' ? phone.from : way === 'later' ? moved.from : yesterday
	const to = nightly(offer)
		? way === 'later'
			? moved.to
			: addDays(today(), 1 + random.below(4))
		: from
	if (nightly(offer) && to <= from) return
	const wanted = [{ offer, days: model.daysOf(offer, { from, to }), units, hour }]
	// What has no nights and is over cannot become another; nights that were slept are on record.
	const hasBegun = phone.from < today()
	const isPastDay = (from < today() || hasBegun) && from !== phone.from
	const isPastUnits = hasBegun && units !== phone.units
	const hasRoom = model.fits(wanted, today(), id)
	const body = { offer, from, to, units, hour, guest: 'Rosa' }
	const response = await site.owner('PUT', `/api/blocks/${id}`, body)
	const expected = isPastDay || isPastUnits ? 422 : hasRoom ? 200 : 409
	if (!expectStatus('change by phone', response.status, expected) || expected !== 200) return
	model.give(id)
	model.take(id, wanted)
	const isChanged = from !== phone.from || to !== phone.to || units !== phone.units
	block.phone = { ...phone, from, to, units, agreements: phone.agreements + (isChanged ? 1 : 0) }
	const agreements = response.body.agreements as unknown as unknown[]
	expectStatus('agreements by phone', agreements.length, block.phone.agreements)
}

/** An event of a table or a ride has a time of its own, or takes whole days. */
export async function importCalendar(world: World) {
	const { random, model, database, today, calendars } = world
	const [offer, calendarId] = random.pick([...calendars]) ?? []
	if (!offer || !calendarId) return
	const stays = Array.from({ length: random.below(4) }, () => {
		const stay = someStay(world, 1)
		if (!timed(offer) || random.chance(0.3)) return { ...stay, units: 1 }
		const from = random.below(80)
		const ends = random.chance(0.2) ? null : clockAt(from + 1 + random.below(96 - from))
		return { from: stay.from, to: stay.from, units: 1 + random.below(2), hour: clockAt(from), ends }
	})
	await database.query
		.transaction()
		.execute((transaction) =>
			replaceImported(transaction, { calendarId, offer, stays, at: Date.parse(today()) }),
		)
	model.give(calendarId)
	const wanted = stays.map(({ from, to, units, hour, ends }: Imported) => ({
		offer,
		days: model.daysOf(offer, { from, to }),
		units,
		hour: hour ?? null,
		ends: ends ?? null,
	}))
	model.take(calendarId, wanted)
}

type Imported = Stay & { units: number; hour?: string; ends?: string | null }

/** `quarter`: quarter-hours since midnight. */
const clockAt = (quarter: number) =>
	`${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

export async function changeRates({ random, model, site, expectStatus }: World) {
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
