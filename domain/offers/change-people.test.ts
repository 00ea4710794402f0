import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleAfter } from './change-people.ts'
import { itemsFor } from './distribute.ts'
import { isNightly, type OfferId, offerIds } from './offers.ts'
import type { RequestedItem } from './requested-items.ts'

const stay = { from: '2027-01-04', to: '2027-01-06' }
const rooms = { cabin: 16, glamping: 2 } as Partial<Record<OfferId, number>>
const capacityOf = (offer: OfferId) => rooms[offer] ?? null
const count = fc.integer({ min: 1, max: 40 })
const chosen = fc.subarray([...offerIds], { minLength: 1 })

const itemsOf = (offers: readonly OfferId[], people: number) =>
	itemsFor(
		offers.map(
			(offer): RequestedItem => ({ offer, units: offer === 'horses' ? people : 1, hour: null }),
		),
		{ stay, people, capacityOf },
	)

test('people distributed by the figures still are, however many come', () => {
	fc.assert(
		fc.property(chosen, count, count, (offers, before, now) => {
			const after = peopleAfter(itemsOf(offers, before), { before, now, capacityOf })
			expect(after).toEqual(itemsOf(offers, now).map(({ people }) => people))
		}),
	)
})

test('a distribution of the guest’s own is kept: as many sleep as come, and only that many beds change', () => {
	const said = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20))
	fc.assert(
		fc.property(said, count, ([cabin, glamping, camping], now) => {
			const people = [cabin, glamping, camping]
			const before = cabin + glamping + camping
			fc.pre(before > 0)
			const made = itemsOf(offerIds.filter(isNightly), before).map((item, index) => ({
				...item,
				people: people[index] ?? 0,
			}))
			const after = peopleAfter(made, { before, now, capacityOf })
			expect(after.reduce((sum, it) => sum + it, 0)).toBe(now)
			const moves = after.map((it, index) => it - (people[index] ?? 0))
			for (const move of moves) expect(Math.sign(move) * Math.sign(now - before)).not.toBe(-1)
		}),
	)
})

test('ten and ten are ten and eight when two stay at home; two of four still ride when five come', () => {
	const beds = itemsOf(['cabin', 'camping'], 20).map((item) => ({ ...item, people: 10 }))
	expect(peopleAfter(beds, { before: 20, now: 18, capacityOf })).toEqual([10, 8])
	expect(peopleAfter(beds, { before: 20, now: 22, capacityOf })).toEqual([12, 10])
	const ride = itemsOf(['cabin', 'horses', 'table'], 4).map((item) =>
		item.kind === 'ride' ? { ...item, people: 2 } : item,
	)
	expect(peopleAfter(ride, { before: 4, now: 5, capacityOf })).toEqual([5, 2, 5])
	expect(peopleAfter(ride, { before: 4, now: 1, capacityOf })).toEqual([1, 1, 1])
})
