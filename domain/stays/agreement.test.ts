import { expect, test } from 'vitest'
import type { Item } from '#domain/offers/item.ts'
import { type Agreement, changedTerms, type Terms } from './agreement.ts'
import { linesAt } from './prices/agreed-price.ts'

const stay = { from: '2027-01-10', to: '2027-01-12' }
const nights = { arrival: stay.from, departure: stay.to }
const bed: Item = { kind: 'nights', offer: 'cabin', ...nights, units: 1, people: 2 }
const lunch: Item = {
	kind: 'table',
	offer: 'table',
	day: stay.from,
	time: '13:00',
	units: 1,
	people: 3,
}
const terms = (...items: Item[]): Terms => ({ ...stay, party: { adults: 3, children: [] }, items })

test('the same items in another order are no change, and keep their prices', () => {
	const before = {
		...terms(bed, lunch),
		lines: [
			{ offer: 'cabin', pesos: 800 },
			{ offer: 'table', pesos: 90 },
		],
	} as Agreement
	const after = terms(lunch, bed)
	expect(changedTerms(before, after)).toEqual([])
	const context = { offers: [], plan: { seasons: [], rates: [] } }
	expect(linesAt(after, [before], 'same', context)).toEqual(before.lines.toReversed())
	const more = linesAt(terms(lunch, bed, bed), [before], 'same', context)
	expect(more.map(({ pesos }) => pesos)).toEqual([null, null, null])
})

test('other people in an item are a change of people, in whatever order the items are', () => {
	expect(changedTerms(terms(bed, lunch), terms(lunch, { ...bed, people: 1 }))).toEqual(['people'])
	expect(changedTerms(terms(bed, lunch), terms({ ...lunch, time: '14:00' }, bed))).toEqual([
		'items',
	])
})
