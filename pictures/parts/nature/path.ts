import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import type { Line } from './ridge.ts'
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

export type TrackOptions = { line: Line; width: number; colour?: string; ruts?: string }

/** A path or road that crosses the picture from side to side; `line` is its upper edge. */
export function track(canvas: Canvas, { line, width, colour, ruts }: TrackOptions): string {
	const earth = colour ?? mix('#b98a5a', canvas.palette.ground, 0.2)
	const band = (from: number, to: number) => {
		const [upper, lower]: [string[], string[]] = [[], []]
		for (let x = 0; x <= canvas.width; x += 40) {
			upper.push(`${n(x, 0)},${n(line(x) + from, 0)}`)
			lower.unshift(`${n(x, 0)},${n(line(x) + to, 0)}`)
		}
		return `M${upper.join('L')}L${lower.join('L')}z`
	}
	return (
		el('path', {
			d: band(-width * 0.08, width * 1.06),
			fill: mix(earth, canvas.palette.ground, 0.4),
		}) +
		el('path', { d: band(0, width), fill: earth }) +
		(ruts ? el('path', { d: band(width * 0.42, width * 0.56), fill: ruts, opacity: 0.7 }) : '')
	)
}
