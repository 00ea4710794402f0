import { expect, test } from 'vitest'
import { itemsIn, valuesOfItems, withItems } from './item-fields.ts'
import { completeItems } from './requested-items.ts'

test('ticked boxes are items, with their number and the hour of a table', () => {
	const items = itemsIn({
		...{ 'offer-cabin': '1', 'offer-glamping': '1', 'units-glamping': '2', 'units-camping': '3' },
		...{ 'offer-table': '1', hour: '13:00' },
	})
	expect(items).toEqual([
		{ offer: 'cabin', units: 1, hour: null },
		{ offer: 'glamping', units: 2, hour: null },
		{ offer: 'table', units: 1, hour: '13:00' },
	])
	expect(itemsIn(valuesOfItems(completeItems(items, 4)))).toEqual(items)
})

test('a visit without a night ends on its day; a stay does not, and a departure that was given remains', () => {
	const day = { ArrivalDate: '2026-12-12', DepartureDate: '' }
	expect(withItems({ ...day, 'offer-table': '1' }).DepartureDate).toBe('2026-12-12')
	expect(withItems({ ...day, 'offer-table': '1', 'offer-cabin': '1' }).DepartureDate).toBe('')
	expect(withItems(day)).toEqual({ ...day, items: [] })
	const given = { ...day, DepartureDate: '2026-12-13', 'offer-table': '1' }
	expect(withItems(given).DepartureDate).toBe('2026-12-13')
})
