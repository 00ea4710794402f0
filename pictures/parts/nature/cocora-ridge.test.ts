import { expect, test } from 'vitest'
import { palettes } from '#pictures/kit/palettes.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { cocoraRidge } from './cocora-ridge.ts'

const canvas: Canvas = { width: 1200, height: 800, palette: palettes.day, define: (key) => key }
const view = { from: 'house', floor: 500, rise: 300 } as const

/** Start points of the shaded and the lit paths of the nearest mountain, the last drawn. */
function nearest(light: 1 | -1) {
	const paths = [...cocoraRidge(canvas, { ...view, light }).matchAll(/ d="([^"]+)"/g)]
	return paths.slice(-3).map(([, d]) => d)
}

test('the faces in shade lie on the side away from the light', () => {
	const [outlineRight, shadeRight] = nearest(1)
	const [outlineLeft, shadeLeft] = nearest(-1)
	expect(outlineRight).toBe(outlineLeft)
	expect(middle(shadeRight)).toBeLessThan(middle(shadeLeft))
})

/** The mean x of the first polygon of a path in relative coordinates. */
function middle(d = ''): number {
	const [polygon = ''] = d.split('z')
	let x = 0
	const all = [...polygon.matchAll(/([Ml])(-?[\d.]+),/g)].map(([, command, step]) => {
		x = command === 'M' ? Number(step) : x + Number(step)
		return x
	})
	return all.reduce((sum, value) => sum + value, 0) / all.length
}

test('the mountains are the highest at the summit and stand on the floor', () => {
	const heights = [...cocoraRidge(canvas, view).matchAll(/M-?[\d.]+,(-?[\d.]+)/g)]
	const ys = heights.map(([, y]) => Number(y))
	expect(Math.max(...ys)).toBeLessThanOrEqual(view.floor)
	expect(Math.min(...ys)).toBeGreaterThanOrEqual(view.floor - view.rise - 5)
})
