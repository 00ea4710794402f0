import { expect, test } from 'vitest'
import type { Taking } from '#domain/offers/item.ts'
import type { BlockResponse } from '#domain/stays/responses.ts'
import { type BlockDraft, draftOf, readBlock, withOffer } from './block-draft.ts'

const draft: BlockDraft = {
	id: 'x',
	kind: 'phone',
	offer: 'cabin',
	from: '2026-12-12',
	to: '2026-12-14',
	units: '',
	hour: '',
	guest: ' Rosa ',
	phone: '',
	people: '4',
	pesos: '',
	note: '',
	more: [],
}

test('a booking without a number takes one, a block without one takes all', () => {
	expect(readBlock(draft)).toEqual({
		block: {
			id: 'x',
			offer: 'cabin',
			from: '2026-12-12',
			to: '2026-12-14',
			units: 1,
			hour: null,
			guest: 'Rosa',
			phone: null,
			people: 4,
			note: null,
		},
	})
	// A block has no guest: drop the guest fields of an earlier draft.
	expect(readBlock({ ...draft, kind: 'blocked' })).toMatchObject({
		block: { units: null, guest: null, people: null },
	})
})

test('a table is taken on one day, at its hour', () => {
	expect(readBlock({ ...draft, offer: 'table', hour: '13:00' })).toMatchObject({
		block: { from: '2026-12-12', to: '2026-12-12', hour: '13:00' },
	})
	expect(readBlock({ ...draft, hour: '13:00' })).toMatchObject({ block: { hour: null } })
})

test('a block of what has no nights takes each day that was chosen', () => {
	expect(readBlock({ ...draft, kind: 'blocked', offer: 'horses' })).toMatchObject({
		block: { from: '2026-12-12', to: '2026-12-13' },
	})
})

test('a booking is changed in the fields it was entered in', () => {
	const nest: Taking = {
		offer: 'glamping',
		from: '2026-12-12',
		to: '2026-12-14',
		units: 2,
		hour: null,
	}
	const table: Taking = {
		offer: 'table',
		from: '2026-12-13',
		to: '2026-12-13',
		units: 1,
		hour: '13:00',
	}
	const booking: BlockResponse = {
		id: 'x',
		offer: 'cabin',
		from: '2026-12-12',
		to: '2026-12-14',
		units: 1,
		hour: null,
		guest: 'Rosa',
		phone: null,
		people: 4,
		pesos: 900_000,
		note: null,
		more: [nest, table],
	}
	const fields = draftOf(booking)
	expect(readBlock(fields)).toEqual({ block: booking })
	expect(readBlock({ ...fields, pesos: '900.000' })).toEqual({ block: booking })
	expect(readBlock({ ...fields, pesos: 'mucho' })).toEqual({ errors: ['pesos'] })
	const [first] = fields.more
	if (first) first.to = first.from
	expect(readBlock(fields)).toEqual({ errors: ['more'] })
})

test('each wrong field is named', () => {
	const wrong = { ...draft, to: '2026-12-12', units: '0', guest: ' ', people: 'x' }
	expect(readBlock(wrong)).toEqual({ errors: ['to', 'units', 'guest', 'people'] })
	expect(readBlock({ ...draft, from: '' })).toEqual({ errors: ['from'] })
	expect(readBlock({ ...draft, kind: 'blocked', guest: '', people: 'x' })).toHaveProperty('block')
})

test('everything is closed for days alone, and never booked', () => {
	const closing: BlockDraft = {
		...draft,
		kind: 'blocked',
		offer: 'all',
		units: '2',
		note: ' Poda ',
	}
	expect(readBlock(closing)).toEqual({
		block: { id: 'x', offer: 'all', from: '2026-12-12', to: '2026-12-14', note: 'Poda' },
	})
	expect(readBlock({ ...closing, to: closing.from })).toEqual({ errors: ['to'] })
	expect(readBlock({ ...closing, from: '' })).toEqual({ errors: ['from'] })
	expect(withOffer(closing).offer).toBe('all')
	expect(withOffer({ ...closing, kind: 'phone' }).offer).toBe('cabin')
})
