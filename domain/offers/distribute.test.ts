import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsFor } from './distribute.ts'
import { namedItem } from './item.ts'
import { itemProblems } from './item-problems.ts'
import { isNightly, offerIds } from './offers.ts'
import { completeItems, RequestedItemsSchema } from './requested-items.ts'

const stay = { from: '2027-01-04', to: '2027-01-06' }
const people = fc.integer({ min: 1, max: 20 })
const capacity = fc.constantFrom(null, 1, 2, 16)
const asked = fc.uniqueArray(
	fc.record(
		{
			offer: fc.constantFrom(...offerIds),
			units: fc.integer({ min: 1, max: 4 }),
			people: fc.integer({ min: 0, max: 8 }),
		},
		{ requiredKeys: ['offer'] },
	),
	{ selector: ({ offer }) => offer, maxLength: 8 },
)

test('beds hold as many as come and no more, and what was distributed can be asked for as it is', () => {
	let tried = 0
	fc.assert(
		fc.property(asked, people, fc.array(capacity, { maxLength: 8 }), (items, all, rooms) => {
			const read = RequestedItemsSchema.safeParse(items)
			fc.pre(read.success && itemProblems(read.data, { ...stay, people: all }, {}).length === 0)
			tried += 1
			const capacityOf = (offer: string) => rooms[offerIds.indexOf(offer as 'cabin')] ?? null
			const made = itemsFor(completeItems(read.data ?? [], all), { stay, people: all, capacityOf })
			const beds = made.filter(({ offer }) => isNightly(offer))
			const sleepers = beds.reduce((sum, item) => sum + item.people, 0)
			expect(sleepers).toBeLessThanOrEqual(all)
			if (items.some(({ offer, people }) => isNightly(offer) && people === undefined))
				expect(sleepers).toBe(all)
			const again = RequestedItemsSchema.safeParse(made.map(namedItem))
			expect(again.error).toBe(undefined)
			expect(itemProblems(again.data ?? [], { ...stay, people: all }, {})).toEqual([])
			const twice = itemsFor(completeItems(again.data ?? [], all), {
				stay,
				people: all,
				capacityOf,
			})
			expect(twice).toEqual(made)
		}),
	)
	expect(tried).toBeGreaterThan(20)
})

test('an item has only what it can have', () => {
	const isTaken = (item: object) => RequestedItemsSchema.safeParse([item]).success
	expect(isTaken({ offer: 'horses', people: 4 })).toBe(true)
	expect(isTaken({ offer: 'horses', units: 4, people: 4 })).toBe(true)
	expect(isTaken({ offer: 'horses', units: 2, people: 4 })).toBe(false)
	expect(isTaken({ offer: 'table', people: 0 })).toBe(false)
	for (const key of ['arrival', 'departure', 'nights'])
		expect(isTaken({ offer: 'table', [key]: '2027-01-04' })).toBe(false)
})
