import { clipped, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** The hard shade on the lower side away from a light at the upper left. */
const shade = path('M22,-20A30,30 0 1 1 -24,18C-4,26 22,12 22,-20z', '#1b2438', { opacity: 0.3 })

/** Radius 30 before scaling. */
export function volleyball(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		ellipse(0, 0, 30, 30, '#f6c544') +
		path('M-29,-8C-16,-26 10,-26 20,-22A30,30 0 0 0 -29,-8z', '#2f6f9c') +
		path(
			'M-29,-8C-14,-18 14,-16 28,10A30,30 0 0 1 22,20C12,-4 -12,-6 -30,2A30,30 0 0 1 -29,-8z',
			'#fdf3dc',
		) +
		path('M-28,11C-12,4 4,8 10,28A30,30 0 0 1 -28,11z', '#2f6f9c') +
		line(
			'M-29,-8C-16,-26 10,-26 20,-22M-29,-8C-14,-18 14,-16 28,10M-30,2C-12,-6 12,-4 22,20M-28,11C-12,4 4,8 10,28M-29,-3C-12,-12 14,-10 25,15',
			'#5c4a34',
			1.4,
		) +
		shade
	return stamp(canvas, 'volleyball', figure, placement)
}

/** Radius 30 before scaling. */
export function football(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		clipped(
			canvas,
			ellipse(0, 0, 30, 30, '#000'),
			ellipse(0, 0, 30, 30, '#fbf6ea'),
			path(
				'M0,-11L10.5,-3.5L6.5,9H-6.5L-10.5,-3.5zM-9,-32L9,-32L10,-24L0,-19L-10,-24zM33,-10L33,6L25,8L21,-3L25,-12zM-33,-10L-33,6L-25,8L-21,-3L-25,-12zM24,24L12,34L8,21L17,14L26,18zM-24,24L-12,34L-8,21L-17,14L-26,18z',
				'#22302d',
			),
			line('M0,-19V-11M10.5,-3.5L21,-3M-10.5,-3.5L-21,-3M6.5,9L8,21M-6.5,9L-8,21', '#22302d', 1.6),
			shade,
		)
	return stamp(canvas, 'football', figure, placement)
}
