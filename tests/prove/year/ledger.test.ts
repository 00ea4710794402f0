import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#domain/time/dates.ts'
import {
	type Agreement,
	agree,
	type Booking,
	type Context,
	cancellation,
	corrected,
	type Item,
	isPartial,
	type Line,
	owed,
	type PriceOf,
	sum,
	type Terms,
	takenLines,
	totalOf,
} from './ledger.ts'

/*
 * The model of the random year against the figures and the properties that the rules name. The same figures are tried on the
 * site by `npm run prove -- year`.
 */

const day = (number: number): Day => addDays('2027-03-01', number - 1)
const before = day(-20)

type Rates = {
	cabin?: number
	horses?: number
	extra?: number
	high?: { from: number; pesos: number }
}
const priceBy =
	({ cabin, horses, extra = 0, high }: Rates): PriceOf =>
	(line) => {
		if (line.offer === 'horses') return horses === undefined ? null : horses * line.people
		const night = high && (line.day ?? '') >= day(high.from) ? high.pesos : cabin
		return night === undefined ? null : night * line.units + extra * Math.max(0, line.people - 2)
	}

const bed = (from: number, to: number, people = 2, units = 1): Item => ({
	...{ offer: 'cabin', from: day(from), to: day(to), time: null },
	...{ units, people, ages: [] },
})
const ride = (on: number, riders: number): Item => ({
	...bed(on, on, riders, riders),
	offer: 'horses',
})
const stay = (
	from: number,
	to: number,
	{ people = 2, more = [] as Item[], units = 1 } = {},
): Terms => ({
	...{ from: day(from), to: day(to), people, ages: [] },
	items: [bed(from, to, people, units), ...more],
})

type Made = Partial<Omit<Context, 'priceOf'>> & { rates: Rates; kind?: 'quote'; on?: number }

/** A booking that keeps what is agreed; `on` is the day of the month before which nothing is past. */
function aBooking(asked: Terms) {
	const booking: Booking = {
		state: 'received',
		asked,
		agreements: [],
		acceptedOn: null,
		received: 0,
	}
	const next = (terms: Terms, { rates, kind, on, ...context }: Made) =>
		agree(booking, terms, {
			today: on === undefined ? before : day(on),
			priceOf: priceBy(rates),
			...context,
			kind: kind ?? 'confirmation',
		})
	return {
		booking,
		next,
		make(terms: Terms, made: Made) {
			const agreement = next(terms, made)
			if (agreement === 'arrival-past') throw new Error(agreement)
			booking.agreements.push(agreement)
			booking.state = made.kind ? 'offered' : 'confirmed'
			return totalOf(booking)
		},
		cancel(on: number) {
			booking.agreements.push(cancellation(booking, day(on)))
			booking.state = 'cancelled'
			return totalOf(booking)
		},
		correct: (pesos: number) =>
			booking.agreements.push(corrected(booking.agreements.at(-1) as Agreement, pesos)),
		prices: () => booking.agreements.at(-1)?.lines.map(({ pesos }) => pesos),
	}
}

describe('figures', () => {
	test('a guest leaves on the day a season begins', () => {
		const it = aBooking(stay(1, 5))
		expect(it.make(stay(1, 5), { rates: { cabin: 350_000 } })).toBe(1_400_000)
		const rates = { cabin: 350_000, high: { from: 3, pesos: 1_050_000 } }
		expect(it.make(stay(1, 3), { rates, on: 3 })).toBe(700_000)
	})

	test('a quote is confirmed as it was made, and a ride dropped', () => {
		const asked = stay(1, 4, { people: 4, more: [ride(3, 4)] })
		const it = aBooking(asked)
		it.make(asked, {
			kind: 'quote',
			rates: { cabin: 900_000, horses: 40_000 },
			pricing: { total: 2_860_000 },
		})
		const rates = { cabin: 100_000, horses: 1_000 }
		expect(it.make(asked, { rates })).toBe(2_860_000)
		expect(it.make(stay(1, 4, { people: 4 }), { rates, on: 2 })).toBe(2_700_000)
	})

	test('more costs what is added, and back is the old figure', () => {
		const it = aBooking(stay(1, 4))
		const rates = { cabin: 900_000, extra: 50_000 }
		it.make(stay(1, 4), { rates, pricing: { total: 2_000_000 } })
		expect(it.make(stay(1, 5), { rates })).toBe(2_900_000)
		expect(it.make(stay(1, 4), { rates })).toBe(2_000_000)
		expect(it.make(stay(1, 4, { people: 3 }), { rates })).toBe(2_150_000)
		expect(it.make(stay(1, 4), { rates })).toBe(2_000_000)
		expect(it.make(stay(1, 4, { units: 2 }), { rates })).toBe(4_700_000)
	})

	test('riders: more, as before, fewer', () => {
		const it = aBooking(stay(1, 1, { more: [] }))
		const riders = (count: number): Terms => ({ ...stay(1, 1), items: [ride(1, count)] })
		it.make(riders(4), { rates: { horses: 40_000 } })
		const rates = { horses: 60_000 }
		expect([5, 4, 3, 1].map((count) => it.make(riders(count), { rates }))).toEqual([
			220_000, 160_000, 120_000, 40_000,
		])
		it.make(riders(3), { rates, pricing: { total: 100 } })
		expect(it.make(riders(2), { rates })).toBe(66)
	})

	test('a typed total keeps the shares of what was agreed, the remainder on the first days', () => {
		const it = aBooking(stay(1, 4))
		it.make(stay(1, 4), { rates: { cabin: 350_000 } })
		const rates = { cabin: 350_000, high: { from: 3, pesos: 1_050_000 } }
		it.make(stay(1, 4), { rates, pricing: { total: 1_000_000 } })
		expect(it.prices()).toEqual([333_334, 333_333, 333_333])
	})

	test('cancelled during the stay, opened and confirmed again without what was kept', () => {
		const it = aBooking(stay(1, 5))
		const rates = { cabin: 350_000 }
		it.make(stay(1, 5), { rates })
		it.booking.received = 500_000
		expect(it.cancel(3)).toBe(700_000)
		expect(owed(it.booking)).toBe(200_000)
		expect(takenLines(it.booking, day(3)).map((line) => line.day)).toEqual([day(1), day(2)])
		it.correct(300_000)
		expect(totalOf(it.booking)).toBe(1_000_000)
		it.booking.state = 'received'
		expect(totalOf(it.booking)).toBe(1_000_000)
		expect(it.make(stay(1, 5), { rates: { cabin: 1 }, on: 3 })).toBe(1_400_000)
	})
})

describe('the past', () => {
	const rates = { cabin: 350_000 }

	test.each([
		[undefined, 'arrival-past'],
		[true, [day(1), day(2), day(3), day(4)]],
		[false, [day(3), day(4)]],
	])('is sold only to who was here: %s', (alreadyHere, expected) => {
		const it = aBooking(stay(1, 5))
		it.make(stay(1, 5), { kind: 'quote', rates })
		const next = it.next(stay(1, 5), { rates, on: 3, alreadyHere })
		expect(next === 'arrival-past' ? next : next.lines.map((line) => line.day)).toEqual(expected)
	})

	test('has no quote: one that is made late begins today', () => {
		const it = aBooking(stay(1, 5))
		expect(it.make(stay(1, 5), { kind: 'quote', rates, on: 3 })).toBe(700_000)
	})

	test('of a late arrival is no longer asked for', () => {
		const it = aBooking(stay(1, 5, { more: [ride(2, 2)] }))
		const late = it.next(it.booking.asked, { rates, on: 3, alreadyHere: false }) as Agreement
		expect([late.from, late.items.length]).toEqual([day(3), 1])
	})

	test('takes no ride that was not there', () => {
		const it = aBooking(stay(1, 5))
		it.make(stay(1, 5), { rates })
		const withRide = stay(1, 5, { more: [ride(2, 2)] })
		expect(it.next(withRide, { rates, on: 3 })).toBe('arrival-past')
		const next = it.next(withRide, { rates, on: 3, alreadyHere: true }) as Agreement
		expect(next.lines.filter(({ offer }) => offer === 'horses')).toHaveLength(1)
	})

	test('keeps its party when nothing is to come', () => {
		const it = aBooking(stay(1, 3))
		it.make(stay(1, 3), { rates })
		expect(it.next(stay(1, 3, { people: 5 }), { rates, on: 3 })).toMatchObject({ people: 2 })
	})

	test('is copied for who cancelled and came back, but for the days between', () => {
		const it = aBooking(stay(1, 6))
		it.make(stay(1, 6), { rates })
		it.cancel(3)
		it.booking.state = 'received'
		expect(it.next(stay(1, 6), { rates, on: 5 })).toBe('arrival-past')
		const next = it.next(stay(1, 6), { rates, on: 5, alreadyHere: false }) as Agreement
		expect(next.lines.map((line) => line.day)).toEqual([day(1), day(2), day(5)])
	})
})

test('a price of nothing stays, and so does none', () => {
	const it = aBooking(stay(1, 4, { more: [ride(2, 2)] }))
	it.make(it.booking.asked, { rates: {} })
	expect([totalOf(it.booking), isPartial(it.booking), owed(it.booking)]).toEqual([null, false, 0])
	expect(it.make(it.booking.asked, { rates: { cabin: 1, horses: 1 } })).toBe(null)
	expect(it.make(it.booking.asked, { rates: {}, pricing: { total: 0 } })).toBe(0)
	expect(it.make(it.booking.asked, { rates: { cabin: 1, horses: 1 } })).toBe(0)
})

test('a total in words is a line until there is an item', () => {
	const inWords = { ...stay(1, 3), items: [] }
	const it = aBooking(inWords)
	const rates = { cabin: 350_000 }
	expect(it.make(inWords, { rates, pricing: { total: 500_000 } })).toBe(500_000)
	expect(it.make(inWords, { rates })).toBe(500_000)
	expect(it.make(stay(1, 3), { rates })).toBe(700_000)
})

test('a quote takes what it holds, and from its acceptance on', () => {
	const it = aBooking(stay(1, 5))
	it.make(stay(1, 5), { kind: 'quote', rates: {} })
	expect(takenLines(it.booking, day(1))).toEqual([])
	Object.assign(it.booking, { state: 'accepted', acceptedOn: day(2) })
	expect(takenLines(it.booking, day(3)).map((line) => line.day)).toEqual([day(2), day(3), day(4)])
})

test('an item keeps its own lines before those of another', () => {
	const two = (first: [number, number], second: [number, number]): Terms => ({
		...stay(1, 5),
		items: [bed(...first), { ...bed(...second), people: 1 }],
	})
	const it = aBooking(stay(1, 5))
	it.make(two([1, 3], [3, 5]), { rates: { cabin: 100 } })
	const changed = two([1, 4], [3, 5])
	const next = it.next(
		{ ...changed, items: changed.items.toReversed() },
		{ rates: { cabin: 900 } },
	) as Agreement
	expect(sum(next.lines)).toBe(4 * 100 + 900)

	const apart = two([1, 2], [1, 2])
	const [one, other] = apart.items.map((item, at) => ({ ...item, item: at + 1 }))
	const beds = { ...apart, items: [{ ...one, people: 3 } as Item, other as Item] }
	const numbered = aBooking(beds)
	numbered.make(beds, { rates: { cabin: 100, extra: 50 } })
	numbered.make({ ...beds, items: beds.items.toReversed() }, { rates: { cabin: 900 } })
	expect(numbered.booking.agreements[1]?.lines).toEqual(numbered.booking.agreements[0]?.lines)
})

describe('properties', () => {
	const someRates = fc.record(
		{
			cabin: fc.nat(2_000_000),
			horses: fc.nat(90_000),
			extra: fc.nat(90_000),
			high: fc.record({ from: fc.integer({ min: 1, max: 9 }), pesos: fc.nat(3_000_000) }),
		},
		{ requiredKeys: [] },
	)
	const someStay = fc
		.record({
			nights: fc.integer({ min: 1, max: 6 }),
			people: fc.integer({ min: 1, max: 5 }),
			units: fc.integer({ min: 1, max: 3 }),
			rides: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 1 }),
		})
		.map(({ nights, people, units, rides }) =>
			stay(1, 1 + nights, { people, units, more: rides.map((riders) => ride(nights, riders)) }),
		)
	const somePricing = fc.oneof(
		fc.constant('agreed' as const),
		fc.constant('rates' as const),
		fc.record({ total: fc.nat(5_000_000) }),
	)
	const steps = fc.array(
		fc.record({
			terms: someStay,
			rates: someRates,
			pricing: somePricing,
			later: fc.nat(2),
			act: fc.constantFrom('confirm', 'confirm', 'confirm', 'cancel', 'correct'),
		}),
		{ minLength: 1, maxLength: 8 },
	)
	const check = <Value>(arbitrary: fc.Arbitrary<Value>, run: (value: Value) => void) =>
		fc.assert(fc.property(arbitrary, run), { numRuns: 150 })

	/** Confirms, changes, cancels and corrects while days pass; calls back before and after each. */
	function live(
		them: ReturnType<typeof steps.generate>['value'],
		seen: (
			before: readonly Line[],
			after: readonly Line[],
			today: Day,
			made: (typeof them)[number],
		) => void,
	) {
		let today = 1
		const it = aBooking(stay(1, 3))
		for (const made of them) {
			const lines = it.booking.agreements.findLast(({ kind }) => kind !== 'quote')?.lines ?? []
			if (made.act === 'cancel') it.cancel(today)
			else if (made.act === 'correct' && it.booking.agreements.length > 0) it.correct(-1_000)
			else it.make(made.terms, { ...made, on: today, alreadyHere: false })
			seen(lines, it.booking.agreements.at(-1)?.lines ?? [], day(today), made)
			today += made.later
		}
	}

	test('no night of the past ever changes its price, but for none that a typed total makes 0', () => {
		check(steps, (them) =>
			live(them, (before, after, today, { pricing, act }) => {
				const isTyped = act === 'confirm' && typeof pricing === 'object'
				const past = (lines: readonly Line[]) =>
					lines.filter((line) => line.day !== null && line.day < today)
				const expected = past(before).map((line) => ({
					...line,
					pesos: isTyped ? (line.pesos ?? 0) : line.pesos,
				}))
				// A total that rule 4 gives changes no line.
				expect([expected, past(before)]).toContainEqual(past(after))
			}),
		)
	})

	test('a typed total is the sum, and no line of it is below 0 but corrections', () => {
		check(steps, (them) =>
			live(them, (_before, after, _today, { pricing, act }) => {
				if (act !== 'confirm' || typeof pricing !== 'object') return
				expect(sum(after)).toBe(pricing.total)
				for (const { day, pesos } of after)
					if (day !== null) expect(pesos).toBeGreaterThanOrEqual(0)
			}),
		)
	})

	test('every total is in whole pesos', () => {
		check(steps, (them) =>
			live(them, (_before, after) => expect(Number.isSafeInteger(sum(after))).toBe(true)),
		)
	})

	test('what changes nothing changes no price, whatever the rates', () => {
		check(
			fc.tuple(someStay, someRates, somePricing, someRates),
			([terms, rates, pricing, later]) => {
				const it = aBooking(terms)
				it.make(terms, { rates, pricing })
				const prices = it.prices()
				it.make(terms, { rates: later })
				expect(it.prices()).toEqual(prices)
			},
		)
	})

	/*
	 * Open: the rule says that a change made and undone gives the old figure, whatever prices did meanwhile. Read word by
	 * word, the last alike line wins: if the rates priced the other people apart when they were agreed, and price them alike
	 * when the change is undone, the price with them stays. So here people change only while the rates stay as they were.
	 */
	test('a change made and undone gives the old prices, whatever the rates did meanwhile', () => {
		check(
			fc.tuple(someStay, someStay, someRates, somePricing, someRates, someRates),
			([terms, other, rates, pricing, then, last]) => {
				const it = aBooking(terms)
				it.make(terms, { rates, pricing })
				const prices = it.prices()
				it.make(other, { rates: then })
				it.make(terms, { rates: other.people === terms.people ? last : then })
				expect(it.prices()).toEqual(prices)
			},
		)
	})

	test('a stay that is moved keeps its prices, and back again', () => {
		check(
			fc.tuple(someStay, someRates, fc.integer({ min: -9, max: 9 }), someRates),
			([terms, rates, by, then]) => {
				const move = <Of extends { from: Day; to: Day }>(it: Of, by: number) => ({
					...it,
					from: addDays(it.from, by),
					to: addDays(it.to, by),
				})
				const it = aBooking(terms)
				it.make(terms, { rates })
				const prices = it.prices()
				const items = terms.items.map((item) => move(item, by))
				it.make({ ...move(terms, by), items }, { rates: then })
				expect(it.prices()).toEqual(prices)
				it.make(terms, { rates: then })
				expect(it.prices()).toEqual(prices)
			},
		)
	})

	test('a night that was given up keeps its price through two moves', () => {
		const it = aBooking(stay(1, 4))
		it.make(stay(1, 4), { rates: { cabin: 100 } })
		const rates = { cabin: 900 }
		for (const [from, to] of [
			[1, 3],
			[3, 5],
			[6, 8],
		] as const)
			it.make(stay(from, to), { rates })
		expect(it.make(stay(6, 9), { rates })).toBe(300)
	})

	test('an opposite correction undoes one, and both stay through changes', () => {
		check(
			fc.tuple(someStay, someStay, someRates, fc.nat(500_000)),
			([terms, other, rates, pesos]) => {
				const it = aBooking(terms)
				const total = it.make(terms, { rates })
				it.correct(pesos)
				it.make(other, { rates })
				it.make(terms, { rates })
				expect(totalOf(it.booking) ?? 0).toBe((total ?? 0) + pesos)
				it.correct(-pesos)
				expect(totalOf(it.booking) ?? 0).toBe(total ?? 0)
			},
		)
	})
})
