import { expect, test } from 'vitest'
import { castShadow } from './light.ts'

/** Where the shadow puts a point of the upright figure. */
function shadowOf(markup: string, x: number, y: number): [number, number] {
	const numbers =
		markup
			.match(/matrix\(([^)]+)\)/)?.[1]
			?.split(' ')
			.map(Number) ?? []
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
	return [a * x + c * y + e, b * x + d * y + f]
}

test('a shadow starts at the feet', () => {
	const shadow = castShadow('<path/>', { y: 700, slant: 0.8, length: 0.2 })
	const [x, y] = shadowOf(shadow, 300, 700)
	expect(x).toBeCloseTo(300, 0)
	expect(y).toBeCloseTo(700, 0)
})

test('a shadow runs sideways and towards the viewer by the height of the figure', () => {
	const shadow = castShadow('<path/>', { y: 700, slant: -0.5, length: 0.25 })
	const [x, y] = shadowOf(shadow, 300, 500)
	expect(x).toBeCloseTo(200, 0)
	expect(y).toBeCloseTo(750, 0)
})
