import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'
import { type Bend, ribbon } from './river.ts'

export type PathOptions = {
	bends: readonly Bend[]
	colour?: string
	/** Wheel ruts: a grown-over middle strip. */
	ruts?: string
	opacity?: number
}

/** A trodden path or a dirt road. */
export function path(canvas: Canvas, { bends, colour, ruts, opacity }: PathOptions): string {
	const earth = colour ?? mix('#b98a5a', canvas.palette.ground, 0.2)
	const middle: Bend[] = bends.map(([x, y, width]) => [x, y, width * 0.16])
	return el(
		'g',
		{ opacity },
		el('path', { d: ribbon(bends, 1.1), fill: mix(earth, canvas.palette.ground, 0.45) }),
		el('path', { d: ribbon(bends), fill: earth }),
		ruts ? el('path', { d: ribbon(middle), fill: ruts, opacity: 0.7 }) : '',
	)
}
