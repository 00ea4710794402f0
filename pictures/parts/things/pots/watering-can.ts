import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A tin watering can, 250 wide and 170 high, its spout to the left. */
export function wateringCan(canvas: Canvas, placement: Placement): string {
	const tin = linear(canvas, 'right', [0, '#cfe0dc'], [0.5, '#7fa39c'], [1, '#3f625c'])
	return group(
		placement,
		contactShadow(canvas, 0, 2, 110, 14, 0.5),
		line('M64,-96C126,-110 126,-30 62,-26', '#4a6f68', 12),
		line('M-44,-118C-40,-180 50,-180 52,-118', '#4a6f68', 11),
		path('M-58,-44L-130,-118L-112,-130L-50,-84z', tin),
		path('M-142,-112L-106,-142L-98,-132L-134,-102z', '#4a6f68'),
		path('M-60,-116C-64,-80 -64,-30 -58,0Q4,12 66,0C70,-30 70,-80 64,-116z', tin),
		ellipse(2, -116, 62, 14, '#dcebe6'),
		path('M-58,-116A62,14 0 0 0 64,-116A62,12 0 0 1 -58,-116z', '#3f625c'),
		ellipse(2, -114, 52, 9, '#2a4540'),
		line('M-60,-40Q4,-28 68,-40', '#3f625c', 4, { opacity: 0.6 }),
		line('M-44,-96C-46,-70 -46,-40 -42,-14', '#fff', 7, { opacity: 0.5 }),
	)
}
