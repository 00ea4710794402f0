import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type MistOptions = {
	y: number
	/** Half the height of the bank. */
	reach: number
	opacity?: number
	colour?: string
	/** Number of drifting patches; 0 leaves one even band. */
	patches?: number
	seed?: number
}

/** A bank of mist lying across the picture, denser in drifting patches. No filters: they are slow on phones. */
export function mist(canvas: Canvas, options: MistOptions): string {
	const { y, reach, opacity = 0.7, colour = canvas.palette.haze, patches = 5, seed = 1 } = options
	const { width } = canvas
	const random = seededRandom(seed)
	const band = canvas.define(`mist band ${colour}`, (id) =>
		el(
			'linearGradient',
			{ id, x2: 0, y2: 1 },
			el('stop', { 'stop-color': colour, 'stop-opacity': 0 }),
			el('stop', { offset: 0.55, 'stop-color': colour }),
			el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
		),
	)
	const patch = canvas.define(`mist patch ${colour}`, (id) =>
		el(
			'radialGradient',
			{ id },
			el('stop', { 'stop-color': colour }),
			el('stop', { offset: 0.5, 'stop-color': colour, 'stop-opacity': 0.5 }),
			el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
		),
	)
	const drifts = Array.from({ length: patches }, (_, index) =>
		el('ellipse', {
			cx: Math.round(((index + random()) / patches) * width),
			cy: Math.round(y + (random() - 0.5) * reach * 0.9),
			rx: Math.round(width * (0.14 + random() * 0.16)),
			ry: Math.round(reach * (0.45 + random() * 0.4)),
		}),
	)
	return el(
		'g',
		{ opacity, fill: `url(#${patch})` },
		el('rect', { y: y - reach, width, height: reach * 2, fill: `url(#${band})`, opacity: 0.75 }),
		...drifts,
	)
}
