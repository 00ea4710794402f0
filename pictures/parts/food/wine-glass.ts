import { linear, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A glass of red wine, 150 high. */
export function wineGlass(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		ellipse(0, -3, 30, 8, '#6a3d20', { opacity: 0.45 }) +
		ellipse(0, -5, 29, 7, '#fffaf0', { opacity: 0.75 }) +
		line('M0,-6V-66', '#fffaf0', 5, { opacity: 0.9 }) +
		path('M-32,-148C-36,-100 -26,-66 0,-64C26,-66 36,-100 32,-148z', '#fff', { opacity: 0.2 }) +
		path(
			'M-33,-116C-31,-84 -22,-67 0,-66C22,-67 31,-84 33,-116z',
			linear(canvas, 'right', [0, '#b3243f'], [1, '#5a0f20']),
		) +
		ellipse(0, -116, 33, 7, '#c9405a') +
		line('M-25,-138C-27,-110 -22,-88 -14,-78', '#fff', 4, { opacity: 0.75 }) +
		ellipse(0, -148, 32, 6, 'none', { stroke: '#fff', 'stroke-width': 2.5, opacity: 0.8 })
	return stamp(canvas, 'wine glass', figure, placement)
}
