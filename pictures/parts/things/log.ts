import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type LogOptions = { x: number; y: number; width: number; flip?: boolean }

/** A felled trunk to sit on. */
export function log(canvas: Canvas, { x, y, width, flip }: LogOptions): string {
	const id = canvas.define('log', (id) =>
		el(
			'g',
			{ id },
			el('ellipse', { cy: 1, rx: 56, ry: 4, fill: '#000', opacity: 0.3 }),
			el('path', { d: 'M-50,-22H46Q54,-11 46,0H-50Q-56,-11-50,-22z', fill: '#5b3826' }),
			el('path', { d: 'M-40,-15H20M-20,-8H36', stroke: '#3f2618', 'stroke-width': 2 }),
			el('ellipse', { cx: 46, cy: -11, rx: 6, ry: 11, fill: '#c9986a' }),
			el('ellipse', {
				cx: 46,
				cy: -11,
				rx: 3,
				ry: 6,
				fill: 'none',
				stroke: '#8a5a36',
				'stroke-width': 1.5,
			}),
		),
	)
	return place(id, { x, y, scale: width / 110, flip })
}
