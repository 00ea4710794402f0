import { contactShadow, linear, radial } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

const bowl = 'M-132,0C-130,80 -104,148 -54,164H54C104,148 130,80 132,0z'

/** A cup on its saucer, 420 wide; the placement is the middle of the saucer. */
export function coffeeCup(canvas: Canvas, placement: Placement): string {
	const glaze = linear(
		canvas,
		'right',
		[0, '#fffaf0'],
		[0.4, '#f6ead2'],
		[0.8, '#d9c4a0'],
		[1, '#b99d77'],
	)
	return group(
		placement,
		contactShadow(14, 24, 250, 62, 0.6),
		ellipse(0, 12, 210, 50, '#a98d68'),
		ellipse(0, 0, 210, 50, linear(canvas, 'diagonal', [0, '#fffaf0'], [1, '#d6c09b'])),
		ellipse(0, 2, 196, 44, 'none', { stroke: '#b8562f', 'stroke-width': 5, opacity: 0.75 }),
		ellipse(0, 6, 120, 27, '#c9b189'),
		contactShadow(12, 10, 96, 20, 0.5),
		group(
			{ x: 0, y: -156 },
			line('M118,34C190,14 204,104 96,116', '#b99d77', 26),
			line('M118,32C184,16 196,98 98,110', '#f1e3c8', 16),
			path(bowl, glaze),
			path('M-54,164H54C50,172 44,174 38,174H-38C-44,174 -50,172 -54,164z', '#9c8059'),
			path('M-128,34C-90,56 90,56 128,34L125,50C86,72 -86,72 -125,50z', '#b8562f', {
				opacity: 0.9,
			}),
			paintedPalm(),
			ellipse(0, 0, 132, 34, '#fffaf0'),
			ellipse(0, 2, 121, 28, '#5a3119'),
			ellipse(
				0,
				6,
				114,
				23,
				radial(canvas, [0.5, 0.5], [0, '#c98f52'], [0.7, '#8a5128'], [1, '#5a3119']),
			),
			rosette(),
			line('M-112,22C-104,76 -86,120 -60,142', '#fff', 7, { opacity: 0.6 }),
		),
	)
}

/** The wax palm of the house on the cup. */
function paintedPalm(): string {
	return (
		line('M0,152V98', '#2f6157', 4) +
		line(
			'M0,98q-12,-14 -30,-4M0,98q-18,-4 -28,14M0,98q12,-14 30,-4M0,98q18,-4 28,14M0,98q-8,-18 -20,-20M0,98q8,-18 20,-20M0,98v-22',
			'#2f6157',
			5,
		)
	)
}

/** A leaf poured in milk. */
function rosette(): string {
	return (
		line(
			'M-58,6q20,-12 40,-10M-58,6q22,10 44,8M-38,4q26,-14 50,-10M-38,6q28,12 54,8M-12,4q24,-11 44,-7M-12,6q26,9 46,5',
			'#f7e6c6',
			5,
			{ opacity: 0.9 },
		) + line('M-70,6H62', '#f7e6c6', 5, { opacity: 0.9 })
	)
}

/** Three threads of steam rising 260 above the placement. */
export function steam(
	canvas: Canvas,
	{ opacity = 0.75, ...at }: Placement & { opacity?: number },
): string {
	const fill = linear(
		canvas,
		'down',
		[0, '#fffaf0', 0],
		[0.5, '#fffaf0', opacity],
		[1, '#fffaf0', 0],
	)
	const thread =
		'M-6,0C-40,-50 34,-84 2,-136C-22,-176 22,-206 6,-260C34,-214 -2,-180 22,-136C52,-82 -22,-50 8,0z'
	return group(
		at,
		path(thread, fill),
		group({ x: -52, y: -6, scale: 0.78, flip: true }, path(thread, fill)),
		group({ x: 54, y: -6, scale: 0.72, flip: true }, path(thread, fill)),
	)
}
