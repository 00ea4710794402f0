import { curve, points } from '#pictures/kit/curve.ts'
import { stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { type Placement, path } from '#pictures/kit/shapes.ts'

const leaves = [
	'0,-74 0,-74 -20,-120 -54,-150 -92,-152 -92,-152 -62,-132 -34,-102 -12,-72 -12,-72',
	'0,-74 0,-74 -8,-130 -26,-176 -48,-206 -48,-206 -8,-186 12,-130 8,-74 8,-74',
	'0,-74 0,-74 8,-140 34,-188 70,-212 70,-212 56,-170 34,-120 14,-72 14,-72',
	'2,-74 2,-74 26,-116 60,-138 100,-132 100,-132 66,-116 40,-96 16,-70 16,-70',
]
const lower = [
	'0,-74 0,-74 -16,-108 -46,-136 -92,-152 -92,-152 -62,-132 -34,-102 -12,-72 -12,-72',
	'2,-74 2,-74 4,-130 -16,-176 -48,-206 -48,-206 -8,-186 12,-130 8,-74 8,-74',
	'8,-74 8,-74 26,-130 48,-174 70,-212 70,-212 56,-170 34,-120 14,-72 14,-72',
	'8,-72 8,-72 34,-104 64,-122 100,-132 100,-132 66,-116 40,-96 16,-70 16,-70',
]

const outlines = (shapes: readonly string[]) => shapes.map((text) => curve(points(text))).join('')

/** A young wax palm in its black bag, 210 high, lit from the right; the placement is the middle of the bag's foot. */
export function palmSeedling(
	canvas: Canvas,
	{ leaf, shade, ...at }: Placement & { leaf: string; shade: string },
): string {
	const figure = () =>
		path(outlines(leaves), leaf) +
		path(outlines(lower), shade) +
		path('M-36,-78C-42,-40 -40,-10 -34,0Q0,8 34,0C40,-10 42,-40 36,-78Q0,-66 -36,-78z', '#10201b') +
		path('M36,-78C42,-40 40,-10 34,0Q26,2 18,3C24,-24 22,-50 16,-74z', '#3d554a') +
		path('M-36,-78Q0,-66 36,-78Q0,-88 -36,-78z', '#4a2f1c')
	return stamp(canvas, `palm seedling ${leaf} ${shade}`, figure, at)
}
