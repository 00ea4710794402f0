import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type LeapingTroutOptions = { x: number; y: number; width: number; flip?: boolean }

/** A rainbow trout in mid-leap, with its splash; x and y are the water under it. */
export function leapingTrout(canvas: Canvas, { x, y, width, flip }: LeapingTroutOptions): string {
	const id = canvas.define('leaping trout', (id) =>
		el(
			'g',
			{ id },
			...[56, 34].map((rx) =>
				el('ellipse', {
					cx: -30,
					rx,
					ry: rx / 8,
					fill: 'none',
					stroke: '#fff',
					'stroke-width': 2,
					opacity: 0.7,
				}),
			),
			el(
				'g',
				{ transform: 'translate(2 -42)rotate(-34)' },
				el('path', {
					d: 'M-44,-3L-62,-17Q-55,0-62,17L-44,5zM-8,-16L-2,-29Q10,-26 14,-17zM-30,-9l-6,-6l9,1zM-20,11L-30,21L-12,13zM10,14L2,27L20,14z',
					fill: '#35544c',
				}),
				el('path', {
					d: 'M54,0C46,-14 18,-22-10,-15C-26,-11-38,-6-46,-4V5C-36,8-26,11-12,14C14,20 44,14 54,3Q55,1 54,0z',
					fill: '#577f6c',
				}),
				el('path', {
					d: 'M-46,2C-20,6 20,6 53,3C44,14 14,20-12,14C-26,11-36,8-46,5z',
					fill: '#efe3c4',
				}),
				el('path', {
					d: 'M-44,0C-20,2 10,2 34,1',
					fill: 'none',
					stroke: '#d9705f',
					'stroke-width': 5,
				}),
				el('path', { d: 'M36,-12Q30,0 35,11', fill: 'none', stroke: '#35544c', 'stroke-width': 2 }),
				el('circle', { cx: 44, cy: -4, r: 2.4, fill: '#1c2421' }),
				el('path', {
					d: 'M-34,-6h0M-24,-8h0M-26,-4h0M-14,-11h0M-12,-6h0M-2,-13h0M0,-7h0M10,-14h0M12,-8h0M20,-12h0M24,-7h0',
					stroke: '#26413a',
					'stroke-width': 2.6,
					'stroke-linecap': 'round',
				}),
			),
			el('path', {
				d: 'M-52,-8h0M-62,-20h0M-22,-4h0M-40,-30h0M-12,-12h0M-70,-8h0M-48,-18h0',
				stroke: '#fff',
				'stroke-width': 4.5,
				'stroke-linecap': 'round',
				opacity: 0.9,
			}),
		),
	)
	return place(id, { x, y, scale: width / 110, flip })
}
