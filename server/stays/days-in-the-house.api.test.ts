import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { addDays, type Day, daysFrom } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'

const units = 40
const dayOf = (number: number) => addDays('2026-12-01', number)
const [from, firstTo, lastDay] = [dayOf(1), dayOf(4), dayOf(8)]

const offers = ['cabin', 'glamping', 'camping'] as const
type Bed = { offer: (typeof offers)[number]; units: number }
/** The little ones are some of the people. */
type Guests = { people: number; little: number }
type Change = { to?: Day; bed?: Bed; party?: Guests }

const bed: fc.Arbitrary<Bed> = fc.record({
	offer: fc.constantFrom(...offers),
	units: fc.integer({ min: 1, max: 2 }),
})
const change: fc.Arbitrary<Change> = fc.record(
	{
		to: fc.integer({ min: 1, max: 7 }).map(dayOf),
		bed,
		party: fc.record({ people: fc.integer({ min: 3, max: 5 }), little: fc.nat(2) }),
	},
	{ requiredKeys: [] },
)
/** What happens to each guest on each day, perhaps several times. */
const lives = fc.array(
	fc.array(fc.array(change, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
	{ minLength: 6, maxLength: 6 },
)

/** Camping costs by the person, and nothing for the little ones; the others cost by the unit. */
const pesos = { cabin: 300_000, glamping: 200_000, camping: 25_000 }
const people = [{ offer: 'camping', children: [{ upTo: 5, percent: 0 }] }]

const isSame = (one: object, other: object | undefined) =>
	JSON.stringify(one) === JSON.stringify(other)

/** The independent model: the bed and the people of each night, and who is of the party. */
class Guest {
	nights = new Map<Day, Bed>()
	sleepers = new Map<Day, Guests>()
	to = firstTo
	party: Guests = { people: 4, little: 0 }
	/** The party of those who slept here last night. */
	slept = this.party

	constructor(first: Bed) {
		for (const night of nightsFrom(from, firstTo)) {
			this.nights.set(night, first)
			this.sleepers.set(night, this.party)
		}
	}

	/** The nights after a change; undefined if it is refused. */
	after(
		{ to = this.to, bed: other, party = this.party }: Change,
		today: Day,
	): Map<Day, Bed> | undefined {
		const last = this.nights.get(addDays(this.to, -1)) as Bed
		if (to < today || to <= from) return undefined
		if (to === today && other && !isSame(other, last)) return undefined
		const most = Math.max(this.slept.people, this.asleep(today).people)
		if (to === today && !isSame(party, this.party) && party.people > most) return undefined
		const past = [...this.nights].filter(([night]) => night < today)
		const toCome = nightsFrom(today < from ? from : today, to)
		return new Map([...past, ...toCome.map((night): [Day, Bed] => [night, other ?? last])])
	}

	move(nights: Map<Day, Bed>, { party = this.party }: Change, today: Day) {
		this.nights = nights
		this.to = addDays([...nights.keys()].sort().at(-1) as Day, 1)
		this.party = this.to === today && isSame(party, this.party) ? this.slept : party
		const past = [...this.sleepers].filter(([night]) => night < today)
		const toCome = [...nights.keys()].filter((night) => night >= today)
		this.sleepers = new Map([...past, ...toCome.map((it): [Day, Guests] => [it, this.party])])
		if (this.to === today || this.staysAsItIs(today)) this.slept = this.party
	}

	staysAsItIs(today: Day): boolean {
		const [lastNight, tonight] = [addDays(today, -1), today].map((night) => [
			this.nights.get(night),
			this.sleepers.get(night),
		])
		return isSame(lastNight ?? [], tonight)
	}

	asleep(morning: Day): Guests {
		return this.sleepers.get(addDays(morning, -1)) ?? this.party
	}

	/** The days around this night that are spent in the same kind of bed. */
	stayIn(offer: string, night: Day): { since: Day; to: Day } {
		const isIn = (day: Day) => this.nights.get(day)?.offer === offer
		let [since, to] = [night, night]
		while (isIn(addDays(since, -1))) since = addDays(since, -1)
		while (isIn(to)) to = addDays(to, 1)
		return { since, to }
	}

	get total(): number {
		return [...this.nights].reduce((sum, [night, { offer, units: taken }]) => {
			const { people: all, little } = this.sleepers.get(night) ?? this.party
			return sum + (offer === 'camping' ? all - little : taken) * pesos[offer]
		}, 0)
	}
}

function nightsFrom(first: Day, to: Day): Day[] {
	return first < to ? daysFrom(first, addDays(to, -1), 20) : []
}

type Segment = Bed & { from: Day; to: Day }

/** The nights as a host enters them by phone: consecutive ones in the same bed are one item. */
function segmentsOf(nights: Map<Day, Bed>): Segment[] {
	const segments: Segment[] = []
	for (const [night, its] of [...nights].sort(([one], [other]) => (one < other ? -1 : 1))) {
		const last = segments.at(-1)
		if (last?.to === night && last.offer === its.offer && last.units === its.units)
			last.to = addDays(night, 1)
		else segments.push({ ...its, from: night, to: addDays(night, 1) })
	}
	return segments
}

type Site = Awaited<ReturnType<typeof staysOn>>
type Take = Bed & {
	id: string
	from: Day
	to: Day
	booking?: string
	request: { id: string } | null
}

const whose = ({ id, booking, request }: Pick<Take, 'id' | 'booking' | 'request'>) =>
	request?.id ?? booking ?? id
const onOffer = (guest: Guest | undefined, night: Day, offer: string) => {
	const its = guest?.nights.get(night)
	return its?.offer === offer ? its.units : 0
}
const inOrder = (all: Iterable<string>) => [...all].sort()

/** Calendar, availability and reception say of each night what the model says. */
async function expectAsModelled({ owner, free }: Site, guests: Map<string, Guest>, today: Day) {
	const all = [...guests.values()]
	const { stays } = (await owner('GET', `/api/stays?from=${dayOf(0)}&to=${lastDay}`)).body
	const taken = stays.flatMap((take: Take) => {
		expect(take.from < take.to, JSON.stringify(take)).toBe(true)
		return nightsFrom(take.from, take.to).map((night) =>
			[whose(take), night, take.offer, take.units].join(' '),
		)
	})
	const modelled = [...guests].flatMap(([id, { nights }]) =>
		[...nights].map(([night, its]) => [id, night, its.offer, its.units].join(' ')),
	)
	expect(inOrder(taken)).toEqual(inOrder(modelled))
	const url = `/api/stays/arrivals?from=${today}&to=${today}`
	const { arrivals, departures, staying } = (await owner('GET', url)).body
	const yesterday = addDays(today, -1)
	for (const offer of offers) {
		const takenOn = (night: Day) =>
			all.reduce((count, guest) => count + onOffer(guest, night, offer), 0)
		expect(await free(offer, today, lastDay)).toEqual(
			nightsFrom(today, lastDay).map((night) => units - takenOn(night)),
		)
		const listed = (takes: Take[]) => {
			const ofEach = Map.groupBy(
				takes.filter((it) => it.offer === offer),
				whose,
			)
			return inOrder(
				[...ofEach].map(([id, its]) => `${id} ${its.reduce((sum, it) => sum + it.units, 0)}`),
			)
		}
		const those = (count: (before: number, tonight: number) => number) =>
			inOrder(
				[...guests].flatMap(([id, guest]) => {
					const beds = count(onOffer(guest, yesterday, offer), onOffer(guest, today, offer))
					return beds > 0 ? `${id} ${beds}` : []
				}),
			)
		expect({
			arrivals: listed(arrivals),
			departures: listed(departures),
			staying: listed(staying),
		}).toEqual({
			arrivals: those((before, tonight) => tonight - before),
			departures: those((before, tonight) => before - tonight),
			staying: those((_, tonight) => tonight),
		})
	}
	for (const { from: since, to, ...take } of staying as Take[])
		expect({ since, to }).toEqual(guests.get(whose(take))?.stayIn(take.offer, today))
	for (const { from: since, ...take } of departures as Take[])
		expect(since).toBe(guests.get(whose(take))?.stayIn(take.offer, yesterday).since)
	for (const { to, ...take } of arrivals as Take[])
		expect(to).toBe(guests.get(whose(take))?.stayIn(take.offer, today).to)
}

type Booked = { nights?: { from: Day; to: Day } }

/** Enters a booking, and changes it to the modelled nights; returns whether that was possible. */
type Way = {
	enter: (site: Site, bed: Bed) => Promise<string>
	change: (site: Site, id: string, sent: Change, nights?: Map<Day, Bed>) => Promise<boolean>
	/** Party and price, where they follow from the nights. */
	agreed?: (site: Site, id: string) => Promise<{ party: Guests; total: number }>
}

const byRequest: Way = {
	async enter({ bookConfirmed }, its) {
		const { id } = await bookConfirmed({ ArrivalDate: from, DepartureDate: firstTo, items: [its] })
		return id
	},
	async change({ owner }, id, { bed: other, party, ...sent }) {
		const { status, body } = await owner('POST', `/api/enquiries/${id}/confirm`, {
			...sent,
			...(party && { people: party.people, children: Array(party.little).fill(4) }),
			...(other && { items: [other] }),
		})
		if (status !== 200) expect(status, JSON.stringify(body)).toBe(422)
		else
			for (const { nights } of [...body.items, ...body.agreement.items] as Booked[])
				expect(!nights || nights.from < nights.to, JSON.stringify(body.items)).toBe(true)
		return status === 200
	},
	async agreed({ owner }, id) {
		const { people: all, party, total } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		return { party: { people: all, little: party.children.length }, total }
	},
}

const byPhone: Way = {
	async enter({ owner }, its) {
		const days = { from, to: firstTo }
		return (await owner('POST', '/api/blocks', { ...its, ...days, guest: 'Rosa' })).body.id
	},
	async change({ owner }, id, _, nights) {
		if (!nights) return false
		const [first, ...more] = segmentsOf(nights)
		const { status, body } = await owner('PUT', `/api/blocks/${id}`, {
			...first,
			guest: 'Rosa',
			more,
		})
		expect(status, JSON.stringify([body, segmentsOf(nights)])).toBe(200)
		return true
	},
}

async function live(database: Database, way: Way, all: Change[][][], first: Bed) {
	const clock = { now: 0 }
	const guests = new Map<string, Guest>()
	for (const number of [0, 1, 2, 3, 4, 5, 6]) {
		const today = dayOf(number)
		clock.now = Date.parse(`${today}T09:00:00-05:00`)
		const site = await staysOn(database, { clock })
		if (number === 0) {
			await setFacts(
				site,
				Object.fromEntries(offers.map((offer) => [`offers.${offer}.units`, units])),
			)
			const rates = offers.map((offer) => ({ offer, season: null, pesos: pesos[offer] }))
			expect((await site.owner('PUT', '/api/rates', { seasons: [], rates, people })).status).toBe(
				200,
			)
			for (const _ of all) guests.set(await way.enter(site, first), new Guest(first))
		}
		for (const [index, [id, guest]] of [...guests].entries()) {
			guest.slept = guest.party
			for (const sent of all[index]?.[number] ?? []) {
				if (guest.to < today) continue
				const nights = guest.after(sent, today)
				const isDone = await way.change(site, id, sent, nights)
				expect({ isDone, sent, today }).toEqual({ isDone: nights !== undefined, sent, today })
				if (!nights) continue
				guest.move(nights, sent, today)
				const { party, total } = guest
				expect((await way.agreed?.(site, id)) ?? { party, total }, JSON.stringify(sent)).toEqual({
					party,
					total,
				})
			}
		}
		await expectAsModelled(site, guests, today)
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test.each([
		['a request', byRequest],
		['a booking by phone', byPhone],
	])(
		'whatever is changed day after day in %s, the nights and the day at reception are as last agreed',
		async (_, way) => {
			await fc.assert(
				fc.asyncProperty(lives, bed, async (all, first) => {
					await live(await open(), way, all, first)
				}),
				{ numRuns: 2, endOnFailure: true },
			)
		},
	)
})
