import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A candle in a clay holder, 150 high. */
export function candle(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		path(
			'M-14,-6V-106Q0,-114 14,-106V-6z',
			linear(canvas, 'right', [0, '#fffaf0'], [0.6, '#f1ddb0'], [1, '#c79f62']),
		),
		path('M-14,-104Q-10,-90 -8,-84T-3,-100Q6,-92 8,-100L14,-104Q0,-112 -14,-104z', '#fffaf0'),
		line('M0,-108v-8', '#3a2013', 3),
		flame({ x: 0, y: -110 }),
		ellipse(0, -2, 36, 10, '#7a3318'),
		ellipse(0, -6, 36, 10, '#b8562f'),
		ellipse(0, -8, 20, 5, '#8c3f20'),
	)
}

/** A small still flame, 44 high. */
function flame(placement: Placement): string {
	return group(
		placement,
		path('M0,0C-14,-2 -14,-18 0,-44C14,-18 14,-2 0,0z', '#ffb347'),
		path('M0,-2C-8,-4 -8,-14 0,-30C8,-14 8,-4 0,-2z', '#fff3c8'),
	)
}
