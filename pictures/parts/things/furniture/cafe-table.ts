import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, path, rect } from '#pictures/kit/shapes.ts'

export type CafeTableOptions = {
	x: number
	/** The floor it stands on. */
	y: number
	scale?: number
	/** Stands on it, drawn around the middle of its top. */
	setting?: string
}

/** A round wooden table on one leg, 260 wide and 190 high. */
export function cafeTable(
	canvas: Canvas,
	{ x, y, scale = 1, setting = '' }: CafeTableOptions,
): string {
	const wood = linear(canvas, 'right', [0, '#b07a48'], [0.5, '#8f5a31'], [1, '#4a2b17'])
	return group(
		{ x, y, scale },
		contactShadow(canvas, 0, 0, 150, 22, 0.5),
		path('M-70,4Q-60,-16 -14,-20V-180H14V-20Q60,-16 70,4z', wood),
		ellipse(0, -176, 130, 30, '#4a2b17'),
		rect(-130, -190, 260, 14, wood),
		ellipse(0, -190, 130, 30, linear(canvas, 'diagonal', [0, '#d9a266'], [1, '#9a6338'])),
		group({ x: 0, y: -190 }, setting),
	)
}
