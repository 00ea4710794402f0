import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#domain/time/dates.ts'
import { carriedOn, type Deposit, isPaid, noPayment } from './deposit.ts'

const today = '2026-11-30'
const pesos = fc.integer({ min: 1, max: 1_000_000 })
const dayWithin = (first: number, last: number): fc.Arbitrary<Day> =>
	fc.integer({ min: first, max: last }).map((days) => addDays(today, days))
const deposits: fc.Arbitrary<Deposit> = fc.record(
	{ pesos, until: dayWithin(-20, 20), releases: fc.boolean() },
	{ requiredKeys: ['pesos', 'until'] },
)
const cases = fc.record({
	before: deposits,
	total: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
	from: dayWithin(0, 30),
	receivedPesos: fc.oneof(fc.constant(0), pesos),
})

test('a deposit carried on never grows, stays paid once it was, and asks for nothing by a past day', () => {
	fc.assert(
		fc.property(cases, ({ before, total, from, receivedPesos }) => {
			const payment = { ...noPayment, receivedPesos }
			const after = carriedOn(before, payment, { total, from, today })
			expect(after === null).toBe(total === 0)
			if (!after) return
			expect(after.pesos).toBeLessThanOrEqual(Math.min(before.pesos, total ?? before.pesos))
			expect(after.until <= from).toBe(true)
			const wasPaid = isPaid(before, payment)
			expect(isPaid(after, payment) || !wasPaid).toBe(true)
			expect(after.until >= today || wasPaid).toBe(true)
			expect(after.releases && before.until <= today && !wasPaid).not.toBe(true)
		}),
	)
})
