import { contactShadow, radial, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

/** A halved lime, its cut face up, 120 wide. */
export function lime(canvas: Canvas, placement: Placement): string {
	const figure = () => {
		let segments = ''
		for (let step = 0; step < 9; step++) {
			const a = (step / 9) * Math.PI * 2 + 0.1
			const b = a + (Math.PI * 2) / 9 - 0.14
			const tip = (angle: number, reach: number) =>
				`${n(Math.cos(angle) * 46 * reach)},${n(Math.sin(angle) * 32 * reach)}`
			segments += `M${tip((a + b) / 2, 0.14)}L${tip(a, 0.94)}Q${tip((a + b) / 2, 1.12)} ${tip(b, 0.94)}z`
		}
		return [
			path('M-60,0C-60,46 -34,66 0,66S60,46 60,0z', '#5d8a2c'),
			path('M20,62C44,54 60,36 60,0H44C44,30 38,50 20,62z', '#466c20'),
			ellipse(0, 0, 60, 42, '#7fae3c'),
			ellipse(0, 0, 54, 37, '#eef3c4'),
			path(segments, radial(canvas, [0.5, 0.5], [0, '#d9e87a'], [1, '#a9cf4c'])),
			line('M-30,-18q10,-8 22,-10', '#fff', 4, { opacity: 0.7 }),
		].join('')
	}
	return stamp(canvas, 'lime', figure, placement)
}

/** Lettuce with tomato and onion rings, about 260 wide. */
export function salad(canvas: Canvas, placement: Placement): string {
	const leaf = (x: number, y: number, turn: number, scale: number, fill: string) =>
		group(
			{ x, y, turn, scale },
			path(
				'M0,50C-20,44 -44,52 -52,30C-70,24 -66,4 -58,-6C-66,-24 -48,-36 -36,-38C-30,-56 -8,-58 2,-48C18,-60 40,-48 42,-34C60,-30 64,-10 56,0C66,16 54,34 40,34C30,50 14,46 0,50z',
				fill,
			),
			line(
				'M0,44C-4,14 -2,-14 2,-36M-2,16L-30,-4M-2,8L28,-10M0,28L-26,18M0,26L28,16',
				'#dbe8a4',
				4,
				{
					opacity: 0.7,
				},
			),
		)
	return group(
		placement,
		leaf(-66, 4, -34, 1.05, '#4d7a2c'),
		leaf(62, -4, 38, 1.05, '#567f2e'),
		leaf(0, -26, 0, 1.15, '#78a83c'),
		leaf(-34, 20, -16, 0.85, '#8fbb4a'),
		tomato(canvas, { x: 34, y: 26, turn: 12 }),
		tomato(canvas, { x: -26, y: 34, turn: -14, scale: 0.95 }),
		line('M-10,-2a34,18 0 1 0 40,-8M6,-14a26,14 0 1 0 34,4', '#b98bb0', 5),
		line('M-8,-4a34,18 0 1 0 36,-6', '#f3e6ee', 2.4),
	)
}

function tomato(canvas: Canvas, placement: Placement): string {
	const figure = () => {
		let cells = ''
		for (let step = 0; step < 5; step++) {
			const angle = (step / 5) * Math.PI * 2 + 0.3
			cells += `M${n(Math.cos(angle) * 24)},${n(Math.sin(angle) * 16)}h.1`
		}
		return (
			ellipse(0, 5, 46, 31, '#8f2417') +
			ellipse(0, 0, 46, 31, '#d2402b') +
			ellipse(0, 0, 40, 26, '#e5614a') +
			line(cells, '#f6a98b', 15) +
			line(cells, '#f7d99a', 5)
		)
	}
	return stamp(canvas, 'tomato', figure, placement)
}

/** A small clay bowl of hogao, the tomato and onion sauce, 130 wide. */
export function sauceBowl(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		contactShadow(canvas, 12, 58, 84, 20, 0.5),
		path('M-66,0C-64,44 -36,62 0,62S64,44 66,0z', '#7c3a22'),
		path('M16,61C46,56 64,38 66,0H48C46,34 36,52 16,61z', '#55240f', { opacity: 0.7 }),
		ellipse(0, 0, 66, 27, '#a65a38'),
		ellipse(0, 2, 56, 21, radial(canvas, [0.4, 0.4], [0, '#ea8a3e'], [1, '#b9471f'])),
		line('M-28,2q8,-6 14,0M4,-6q10,-2 14,4M-6,10q12,4 20,-2', '#f6cf6c', 5),
		line('M-14,-6h8M22,6h7M-32,-2h4', '#6f9a3c', 5),
	)
}
