import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import type { Taking } from '#domain/offers/item.ts'
import { mostUnits } from '#domain/offers/offers.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { mostPesos } from '#domain/text/money.ts'
import {
	draftOf,
	type EntryDraft,
	newDraft,
	readEntry,
	unsavedPart,
	withOffer,
} from './entry-draft.ts'

const draft: EntryDraft = {
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
	expect(readEntry(draft)).toEqual({
		entry: {
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
	expect(readEntry({ ...draft, kind: 'blocked' })).toMatchObject({
		entry: { units: null, guest: null, people: null },
	})
})

test('a table is taken on one day, at its hour', () => {
	expect(readEntry({ ...draft, offer: 'table', hour: '13:00' })).toMatchObject({
		entry: { from: '2026-12-12', to: '2026-12-12', hour: '13:00' },
	})
	expect(readEntry({ ...draft, hour: '13:00' })).toMatchObject({ entry: { hour: null } })
})

test('a block of an offer without nights takes each chosen day', () => {
	expect(readEntry({ ...draft, kind: 'blocked', offer: 'horses' })).toMatchObject({
		entry: { from: '2026-12-12', to: '2026-12-13' },
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
	const booking: EntryResponse = {
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
	expect(readEntry(fields)).toEqual({ entry: booking })
	expect(fields.pesos).toBe('900.000')
	expect(readEntry({ ...fields, pesos: 'mucho' })).toEqual({ errors: ['pesos'] })
	const [first] = fields.more
	if (first) first.to = first.from
	expect(readEntry(fields)).toEqual({ errors: ['more'] })
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
			const booking: EntryResponse = {
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
			expect(readEntry(draftOf(booking, locale))).toEqual({ entry: booking })
		}),
	)
})

test('a kind that is chosen with nothing written is not stored, and a booking stays one with its fields emptied', () => {
	const chosen = newDraft({ offer: 'cabin', from: '2026-12-12', to: '2026-12-14' })
	expect(unsavedPart({ ...chosen, kind: 'phone' }, chosen.kind)).toEqual(
		unsavedPart(chosen, chosen.kind),
	)
	const emptied: EntryDraft = { ...draft, guest: '', people: '' }
	expect(unsavedPart(emptied, draft.kind).kind).toBe('phone')
})

test('each wrong field is named', () => {
	const wrong = { ...draft, to: '2026-12-12', units: '0', guest: ' ', people: 'x' }
	expect(readEntry(wrong)).toEqual({ errors: ['to', 'units', 'guest', 'people'] })
	expect(readEntry({ ...draft, from: '' })).toEqual({ errors: ['from'] })
	expect(readEntry({ ...draft, kind: 'blocked', guest: '', people: 'x' })).toHaveProperty('entry')
})

test('everything is closed for days alone, and never booked', () => {
	const closing: EntryDraft = {
		...draft,
		kind: 'blocked',
		offer: 'all',
		units: '2',
		note: ' Poda ',
	}
	expect(readEntry(closing)).toEqual({
		entry: { id: 'x', offer: 'all', from: '2026-12-12', to: '2026-12-14', note: 'Poda' },
	})
	expect(readEntry({ ...closing, to: closing.from })).toEqual({ errors: ['to'] })
	expect(readEntry({ ...closing, from: '' })).toEqual({ errors: ['from'] })
	expect(withOffer(closing).offer).toBe('all')
	expect(withOffer({ ...closing, kind: 'phone' }).offer).toBe('cabin')
})
