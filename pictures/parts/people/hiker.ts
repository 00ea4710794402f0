import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'
import { type SilhouetteOptions, silhouette } from './silhouette.ts'

export type HikerOptions = Omit<SilhouetteOptions, 'pose'> & { pack?: string; staff?: boolean }

/** A walker with a full pack, bedroll on top, and a staff. */
export function hiker(canvas: Canvas, options: HikerOptions): string {
	const { x, y, height, flip, pack = '#2f6157', staff = true } = options
	const placing = { x, y, scale: height / 100, flip }
	const load = canvas.define(`pack ${pack}`, (id) =>
		el(
			'g',
			{ id },
			el('path', { d: 'M-8,-82Q-24,-84-25,-72L-24,-52Q-23,-46-14,-46L-7,-47z', fill: pack }),
			el('path', {
				d: 'M-24,-66Q-30,-64-28,-54Q-27,-50-23,-51z',
				fill: mix(pack, '#000000', 0.25),
			}),
			el('rect', {
				x: -26,
				y: -92,
				width: 19,
				height: 9,
				rx: 4.5,
				fill: mix(pack, '#f2b36b', 0.6),
			}),
			el('path', { d: 'M-24,-70H-8', stroke: mix(pack, '#000000', 0.3), 'stroke-width': 1.5 }),
		),
	)
	const stick = canvas.define('staff', (id) =>
		el('path', {
			id,
			d: 'M14,-74L19,0',
			stroke: '#5b3a26',
			'stroke-width': 2.4,
			'stroke-linecap': 'round',
		}),
	)
	return (
		place(load, placing) +
		silhouette(canvas, { ...options, pose: 'walk' }) +
		(staff ? place(stick, placing) : '')
	)
}
