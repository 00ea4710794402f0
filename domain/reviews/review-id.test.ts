import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newReviewId, timeOfReviewId } from './review-id.ts'

test('an id contains its creation time, and later ids sort later', () => {
	const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
	fc.assert(
		fc.property(times, times, (one, other) => {
			expect(timeOfReviewId(newReviewId(one))).toBe(one)
			if (one < other) expect(newReviewId(one) < newReviewId(other)).toBe(true)
		}),
	)
})

test('other ids have no creation time', () => {
	for (const text of ['', 'sample-01', '0b9d6d6e-8f0a-4c7e-9d5c-2b1f8f5f0c11'])
		expect(timeOfReviewId(text)).toBeUndefined()
})
