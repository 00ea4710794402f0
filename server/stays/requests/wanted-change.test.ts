import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import type { Terms } from '#domain/stays/agreement.ts'
import { addDays, isDay } from '#domain/time/dates.ts'
import { checkedChange } from './wanted-change.ts'

const today = '2027-01-19'
const terms = {
	from: '2027-01-17',
	to: '2027-01-20',
	party: { adults: 2, children: [7] },
	items: [{ offer: 'cabin' }],
} as unknown as Terms

const outcomeOf = (wanted: object, of: Terms = terms) => {
	try {
		return checkedChange(of, wanted, today)
	} catch (error) {
		if (!(error instanceof AppError)) throw error
		return error.errors?.[0]
	}
}

test('whatever a form posts is refused, or is days and a number of people', () => {
	const text = fc.oneof(
		fc.string(),
		fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days)),
	)
	const people = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1.5, 4.5, 199.99, 201, 0))
	const fields = fc.record({ from: text, to: text, people }, { requiredKeys: [] })
	fc.assert(
		fc.property(fields, (wanted) => {
			const outcome = outcomeOf(wanted)
			if (!outcome || 'code' in outcome) return
			const { from, to, people } = outcome
			expect([isDay(from), isDay(to), from < to]).toEqual([true, true, true])
			expect(from, 'has arrived when they did').toBe(terms.from)
			expect(to >= today).toBe(true)
			expect(Number.isInteger(people) && people > 1 && people <= 200).toBe(true)
		}),
		{ numRuns: 2000 },
	)
})

test('a guest who is here asks for another night, or leaves today', () => {
	expect(outcomeOf({ to: '2027-01-21' })).toMatchObject({ from: terms.from, to: '2027-01-21' })
	expect(outcomeOf({ from: terms.from, to: today })).toMatchObject({ to: today })
	expect(outcomeOf({ to: '2027-01-18' })).toMatchObject({ field: 'to', code: 'errWantedDays' })
	expect(outcomeOf({ from: '2027-01-19' })).toMatchObject({ field: 'from' })
	const later = { ...terms, from: '2027-02-01', to: '2027-02-03' }
	expect(outcomeOf({ from: '2027-01-31' }, later)).toMatchObject({ from: '2027-01-31' })
	expect(outcomeOf({ from: '2027-01-18' }, later)).toMatchObject({ field: 'from' })
})
