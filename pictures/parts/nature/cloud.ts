import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type CloudOptions = {
	x: number
	y: number
	width: number
	colour?: string
	opacity?: number
	/** A long thin streak instead of a heap. */
	thin?: boolean
}

const heap =
	'M-50,0c-9,0-11-11-2-13c0-11 13-13 17-7c4-14 26-14 30-1c7-9 22-4 21 6c9-3 15 1 15 6c11 0 12 9 3 9z'
const streak =
	'M-50,2c9-1 12-3 24-3c10-7 18-2 26-3c14-3 18 1 27 2c9 0 14 2 23 4c-16 3-30 1-44 3c-20 2-36-2-56-3z'

/** A cloud standing on `y`; flat below, as over the valley at noon. */
export function cloud(
	canvas: Canvas,
	{ x, y, width, colour = '#ffffff', opacity = 0.8, thin = false }: CloudOptions,
): string {
	const id = canvas.define(thin ? 'cloud streak' : 'cloud heap', (id) =>
		el('path', { id, d: thin ? streak : heap }),
	)
	return place(id, { x, y, scale: width / 100 }, { fill: colour, opacity })
}
