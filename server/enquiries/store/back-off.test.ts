import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAfter } from './back-off.ts'

const seconds = 1000
const hours = 60 * 60 * seconds

test('pauses double from five seconds up to six hours', () => {
	const shortest = [1, 2, 3, 4].map((attempts) => pauseAfter(attempts, () => 0))
	expect(shortest).toEqual([5, 10, 20, 40].map((pause) => pause * seconds))
	expect(pauseAfter(50, () => 0.999999)).toBeCloseTo(6 * hours, -2)
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 2000 }),
			fc.double({ min: 0, max: 0.999, noNaN: true }),
			(attempts, chance) => {
				const pause = pauseAfter(attempts, () => chance)
				expect(pause).toBeGreaterThanOrEqual(5 * seconds)
				expect(pause).toBeLessThanOrEqual(6 * hours)
			},
		),
	)
})
