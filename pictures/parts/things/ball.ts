import { radial, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, type Placement, path } from '#pictures/kit/shapes.ts'

function shading(canvas: Canvas): string {
	return ellipse(
		0,
		0,
		30,
		30,
		radial(
			canvas,
			[0.35, 0.3],
			[0, '#fff', 0.3],
			[0.5, '#fff', 0],
			[0.7, '#241408', 0.05],
			[1, '#241408', 0.5],
		),
	)
}

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
		shading(canvas)
	return stamp(canvas, 'volleyball', figure, placement)
}

/** Radius 30 before scaling. */
export function football(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		ellipse(0, 0, 30, 30, '#fbf6ea') +
		path(
			'M0,-11L10.5,-3.5L6.5,9H-6.5L-10.5,-3.5zM-6,-29L6,-29L10,-24L0,-19L-10,-24zM29,-8L30,4L25,8L21,-3L25,-12zM-29,-8L-30,4L-25,8L-21,-3L-25,-12zM20,22L10,28L8,21L17,14L23,17zM-20,22L-10,28L-8,21L-17,14L-23,17z',
			'#2a2622',
		) +
		line('M0,-19V-11M10.5,-3.5L21,-3M-10.5,-3.5L-21,-3M6.5,9L8,21M-6.5,9L-8,21', '#8a7c6a', 1.4) +
		shading(canvas)
	return stamp(canvas, 'football', figure, placement)
}
