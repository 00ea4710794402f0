import { expect, test } from 'vitest'
import { childrenIn } from './children-in.ts'
import { itemsFor } from './distribute.ts'
import { partyOf } from './party.ts'

const stay = { from: '2027-01-04', to: '2027-01-05' }
const capacityOf = (offer: string) => (offer === 'cabin' ? 3 : null)

test('every bed has an adult, no child sleeps twice, and a ride has the adults first', () => {
	const requested = [
		{ offer: 'cabin', units: 1, hour: null },
		{ offer: 'camping', units: 1, hour: null },
		{ offer: 'table', units: 1, hour: null },
		{ offer: 'horses', units: 4, hour: null },
	] as const
	const items = itemsFor(requested, { stay, people: 6, capacityOf })
	const expected = [[12, 7], [3], [12, 7, 3], [12]]
	for (const ages of [
		[12, 7, 3],
		[3, 7, 12],
		[7, 12, 3],
	])
		expect(childrenIn(items, partyOf(6, ages))).toEqual(expected)
})
