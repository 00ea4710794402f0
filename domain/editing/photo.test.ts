import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusInCrop, partShown } from './photo.ts'

const size = fc.record({
	width: fc.integer({ min: 800, max: 6000 }),
	height: fc.integer({ min: 800, max: 6000 }),
})
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const focus = fc.record({ x: share, y: share })
/** From a phone's hero to the widest banner of a page. */
const ratio = fc.double({ min: 0.8, max: 21 / 9, noNaN: true })

test('whatever the shape in which a page shows a crop, the focus is in view', () => {
	fc.assert(
		fc.property(size, ratio, ratio, focus, (photo, slotRatio, shownRatio, focus) => {
			const slot = { width: 1600 * slotRatio, height: 1600 }
			const shown = partShown(photo, slot, focus, { width: 100 * shownRatio, height: 100 })
			// Positions are in tenths, so at the very edge half of one may be missing.
			const missing = (at: number, start: number, length: number) =>
				Math.max(start - at, at - (start + length), 0)
			expect(missing(focus.x * photo.width, shown.left, shown.width)).toBeLessThanOrEqual(
				photo.width * 0.05,
			)
			expect(missing(focus.y * photo.height, shown.top, shown.height)).toBeLessThanOrEqual(
				photo.height * 0.05,
			)
			expect(shown.left).toBeGreaterThanOrEqual(-1)
			expect(shown.left + shown.width).toBeLessThanOrEqual(photo.width + 2)
		}),
	)
})

test('a focus at the left edge of a wide photograph is held at the left', () => {
	const slot = { width: 1600, height: 900 }
	expect(focusInCrop({ width: 3200, height: 1800 }, slot, { x: 0.05, y: 0.5 })).toEqual([1, 5])
	expect(focusInCrop({ width: 3200, height: 1800 }, slot, { x: 1, y: 0 })).toEqual([10, 0])
})
