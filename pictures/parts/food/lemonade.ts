import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A tall glass of panela lemonade with ice and a slice of lime, 120 wide and 220 high. */
export function lemonade(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		contactShadow(canvas, 14, 2, 90, 20, 0.5),
		path('M-50,-196L-38,0Q0,12 38,0L50,-196z', '#fff', { opacity: 0.25 }),
		path(
			'M-47,-150L-38,-2Q0,10 38,-2L47,-150z',
			linear(canvas, 'right', [0, '#e9b45c'], [0.5, '#cf8a34'], [1, '#96571c']),
		),
		ellipse(0, -150, 47, 13, '#f0c878'),
		path('M-28,-140l26,-8l8,24l-26,8zM8,-116l24,-6l6,22l-24,6zM-26,-96l22,-8l8,22l-22,8z', '#fff', {
			opacity: 0.35,
		}),
		line('M16,-150L44,-250', '#b8562f', 7),
		line('M-38,-180L-30,-20', '#fff', 7, { opacity: 0.6 }),
		ellipse(0, -196, 50, 13, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.8 }),
		ellipse(-46, -196, 27, 27, '#7fae3c'),
		ellipse(-46, -196, 22, 22, '#e3efb0'),
		line(
			'M-46,-196v-18M-46,-196v18M-46,-196h-18M-46,-196h18M-46,-196l-12,-12M-46,-196l12,12M-46,-196l-12,12M-46,-196l12,-12',
			'#a9cf4c',
			5,
		),
	)
}
