import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FocalBox, type FocalPoint, focalPoint } from '#domain/pictures/picture-focus.ts'
import type { ImageSlot } from './images/image-slot.ts'
import { images } from './images.ts'

const slots: [string, ImageSlot][] = Object.entries(images)

/** The part of a picture that a box of another ratio shows, in percent of the picture. */
function visiblePart(
	picture: { width: number; height: number },
	boxRatio: number,
	[x, y]: FocalPoint,
): FocalBox {
	const ratio = picture.width / picture.height
	const across = Math.min(1, boxRatio / ratio) * 100
	const down = Math.min(1, ratio / boxRatio) * 100
	const left = ((100 - across) * x) / 10
	const top = ((100 - down) * y) / 10
	return [left, top, left + across, top + down]
}

test.each(slots)('%s keeps its focal box in view at every ratio from 9:16 to 21:9', (_, slot) => {
	const { focus, width, height } = slot
	const point = focalPoint(focus)
	for (let ratio = 9 / 16; ratio <= 21 / 9 + 0.001; ratio += 0.01) {
		const [left, top, right, bottom] = visiblePart({ width, height }, ratio, point)
		expect({
			ratio: ratio.toFixed(2),
			isInView: left <= focus[0] && top <= focus[1] && right >= focus[2] && bottom >= focus[3],
		}).toEqual({ ratio: ratio.toFixed(2), isInView: true })
	}
})

test('a focal box is a part of the picture worth naming', () => {
	for (const [name, { focus }] of slots) {
		const [left, top, right, bottom] = focus
		expect([name, left >= 0 && top >= 0 && right <= 100 && bottom <= 100]).toEqual([name, true])
		expect([name, right - left >= 25 && bottom - top >= 25]).toEqual([name, true])
	}
})

test('the stylesheet has a rule for each tenth but the middle: a photograph may use any', async () => {
	const styles = await readFile(
		join(import.meta.dirname, '../app/components/picture/picture.module.css'),
		'utf8',
	)
	for (const tenth of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]) {
		expect(styles).toContain(`[data-x="${tenth}"] {\n\t\t--x: ${tenth * 10}%;`)
		expect(styles).toContain(`[data-y="${tenth}"] {\n\t\t--y: ${tenth * 10}%;`)
	}
})
