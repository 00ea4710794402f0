import { expect, test } from 'vitest'
import { type BlockDraft, readBlock, withOffer } from './block-draft.ts'

const draft: BlockDraft = {
	...{ id: 'x', kind: 'phone', offer: 'cabin', from: '2026-12-12', to: '2026-12-14' },
	...{ units: '', hour: '', guest: ' Rosa ', phone: '', people: '4', note: '' },
}

test('a booking without a number takes one, a block without one takes all', () => {
	expect(readBlock(draft)).toEqual({
		block: {
			...{ id: 'x', offer: 'cabin', from: '2026-12-12', to: '2026-12-14', units: 1 },
			...{ hour: null, guest: 'Rosa', phone: null, people: 4, note: null },
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
