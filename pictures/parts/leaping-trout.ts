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
			el('ellipse', {
				cx: -4,
				rx: 56,
				ry: 7,
				fill: 'none',
				stroke: '#fff',
				'stroke-width': 2,
				opacity: 0.7,
			}),
			el('ellipse', {
				cx: -4,
				rx: 34,
				ry: 4,
				fill: 'none',
				stroke: '#fff',
				'stroke-width': 2,
				opacity: 0.8,
			}),
			el('path', { d: 'M-42,-18L-62,-4L-38,0L-34,-14z', fill: '#3f5f58' }),
			el('path', {
				d: 'M-42,-12C-34,-50 6,-72 48,-46C52,-42 50,-38 46,-37C16,-42-18,-34-34,-6z',
				fill: '#4f7a6c',
			}),
			el('path', {
				d: 'M-36,-9C-22,-38 14,-48 48,-40C50,-38 48,-36 45,-36C16,-38-14,-28-32,-4z',
				fill: '#e6dcc0',
			}),
			el('path', {
				d: 'M-34,-18C-20,-42 10,-54 40,-45',
				fill: 'none',
				stroke: '#d9705f',
				'stroke-width': 4,
				opacity: 0.8,
			}),
			el('path', { d: 'M-4,-60L4,-74L18,-62zM14,-40L10,-26L24,-38z', fill: '#3f5f58' }),
			el('circle', { cx: 40, cy: -46, r: 2.2, fill: '#1c2421' }),
			el('path', {
				d: 'M-26,-50h0M-14,-56h0M4,-57h0M18,-55h0M-10,-50h0M10,-52h0',
				stroke: '#26413a',
				'stroke-width': 3,
				'stroke-linecap': 'round',
			}),
			el('path', {
				d: 'M-58,-14h0M-66,-24h0M-30,-2h0M-50,-30h0M-20,-12h0M-72,-10h0',
				stroke: '#fff',
				'stroke-width': 4,
				'stroke-linecap': 'round',
				opacity: 0.85,
			}),
		),
	)
	return place(id, { x, y, scale: width / 110, flip })
}
