import { expect, test } from 'vitest'
import { atFormFields, itemsIn, valuesOfItems, withItems } from './item-fields.ts'
import { completeItems } from './requested-items.ts'

test('ticked boxes are items, with their number and the hour of a table', () => {
	const items = itemsIn({
		'offer-cabin': '1',
		'offer-glamping': '1',
		'units-glamping': '2',
		'units-camping': '3',
		'offer-table': '1',
		hour: '13:00',
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

test('two beds are shared out as the form says; of one, a number that is out of sight does not count', () => {
	const beds = { 'offer-cabin': '1', 'people-cabin': '4', 'people-camping': '0' }
	const peopleIn = (values: Record<string, string>) =>
		withItems(values).items.map(({ offer, people }) => [offer, people])
	expect(peopleIn(beds)).toEqual([['cabin', undefined]])
	expect(peopleIn({ ...beds, 'offer-camping': '1' })).toEqual([
		['cabin', 4],
		['camping', 0],
	])
	expect(peopleIn({ ...beds, 'offer-horses': '1', 'people-horses': '2' })).toEqual([
		['cabin', undefined],
		['horses', 2],
	])
})

test('an error of an item belongs to its field in the form', () => {
	const values = { 'offer-camping': '1', 'offer-table': '1', 'offer-horses': '1' }
	const fieldsOf = (...fields: string[]) =>
		atFormFields(
			fields.map((field) => ({ field, code: 'errItems' })),
			values,
		).map(({ field }) => field)
	expect(
		fieldsOf('items.0.units', 'items.1.hour', 'items.1.day', 'items.2.people', 'items.2.hour'),
	).toEqual(['units-camping', 'hour', 'day-table', 'people-horses', 'hour-horses'])
	const others = ['items', 'items.1', 'items.9.people', 'Name']
	expect(fieldsOf(...others)).toEqual(others)
})

test('wrong ages are one error, of the field that holds them all', () => {
	const errors = ['children.0', 'Name', 'children.2'].map((field) => ({ field, code: field }))
	expect(atFormFields(errors, {})).toEqual([
		{ field: 'children', code: 'children.0' },
		{ field: 'Name', code: 'Name' },
	])
})
