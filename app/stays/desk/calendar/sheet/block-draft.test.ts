import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import type { Taking } from '#domain/offers/item.ts'
import { mostUnits } from '#domain/offers/offers.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import { mostPesos } from '#domain/text/money.ts'
import {
	type BlockDraft,
	draftOf,
	newDraft,
	readBlock,
	unsavedPart,
	withOffer,
} from './block-draft.ts'

const draft: BlockDraft = {
	id: 'x',
	kind: 'phone',
	offer: 'cabin',
	from: '2026-12-12',
	to: '2026-12-14',
	units: '',
	emptyUnits: 1,
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

test('a block of an offer without nights takes each chosen day', () => {
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
	const fields = draftOf(booking, 'es')
	expect(readBlock(fields)).toEqual({ block: booking })
	expect(fields.pesos).toBe('900.000')
	expect(readBlock({ ...fields, pesos: 'mucho' })).toEqual({ errors: ['pesos'] })
	const [first] = fields.more
	if (first) first.to = first.from
	expect(readBlock(fields)).toEqual({ errors: ['more'] })
})

test('a booking that is opened and saved as it was stays what it was, one without a number of units too', () => {
	const count = (max: number) => fc.integer({ min: 1, max })
	const bookings = fc.record({
		locale: fc.constantFrom(...locales),
		units: fc.option(count(mostUnits)),
		people: fc.option(count(1000)),
		pesos: fc.option(fc.nat(mostPesos), { nil: undefined }),
		nests: fc.array(count(mostUnits), { maxLength: 3 }),
	})
	const stay = { from: '2026-12-12', to: '2026-12-14', hour: null }
	fc.assert(
		fc.property(bookings, ({ locale, units, people, pesos, nests }) => {
			const more = nests.map((it): Taking => ({ offer: 'glamping', ...stay, units: it }))
			const booking: BlockResponse = {
				id: 'x',
				offer: 'camping',
				...stay,
				units,
				guest: 'Rosa',
				phone: null,
				people,
				note: null,
				...(pesos !== undefined && { pesos }),
				...(more.length > 0 && { more }),
			}
			expect(readBlock(draftOf(booking, locale))).toEqual({ block: booking })
		}),
	)
})

test('a kind that is chosen with nothing written is not stored, and a booking stays one with its fields emptied', () => {
	const chosen = newDraft({ offer: 'cabin', from: '2026-12-12', to: '2026-12-14' })
	expect(unsavedPart({ ...chosen, kind: 'phone' }, chosen.kind)).toEqual(
		unsavedPart(chosen, chosen.kind),
	)
	const emptied: BlockDraft = { ...draft, guest: '', people: '' }
	expect(unsavedPart(emptied, draft.kind).kind).toBe('phone')
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
