import { linear, radial } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

/** An open sack of roasted coffee, 190 wide and 220 high; the placement is the middle of its foot. */
export function coffeeSack(canvas: Canvas, placement: Placement): string {
	const burlap = linear(canvas, 'right', [0, '#ecd8ab'], [0.55, '#cfae74'], [1, '#8f6c3a'])
	return group(
		placement,
		path('M-82,-190C-100,-120 -104,-40 -88,-6Q0,12 88,-6C104,-40 100,-120 82,-190z', burlap),
		line(
			'M-60,-170C-70,-110 -72,-60 -64,-20M-20,-166C-26,-110 -26,-60 -22,-10M30,-168C36,-110 36,-60 32,-12M66,-170C76,-110 78,-60 70,-20',
			'#8f6c3a',
			4,
			{ opacity: 0.35 },
		),
		bean({ x: 0, y: -84, scale: 2.6 }, '#5a3119'),
		ellipse(0, -192, 86, 26, '#3a1f0f'),
		path(
			'M-78,-192C-60,-224 60,-224 78,-192Q0,-164 -78,-192z',
			radial(canvas, [0.4, 0.3], [0, '#7a4a28'], [1, '#3a1f0f']),
		),
		line(beans(), '#2a140a', 13),
		line(beans(), '#6a3d20', 9),
		line(beans(), '#2a140a', 2),
		path(
			'M-86,-194C-80,-176 -40,-166 0,-166S80,-176 86,-194C98,-190 98,-172 88,-164C60,-146 -60,-146 -88,-164C-98,-172 -98,-190 -86,-194z',
			'#e2c890',
		),
	)
}

function bean(placement: Placement, colour: string): string {
	return group(
		placement,
		ellipse(0, 0, 13, 18, colour, { transform: 'rotate(28)' }),
		line('M7,-13C-4,-4 6,4 -7,13', '#e2c890', 3),
	)
}

function beans(): string {
	const random = seededRandom(8)
	let d = ''
	for (let row = 0; row < 3; row++) {
		for (let index = 0; index < 9 - row * 2; index++) {
			const x = -64 + row * 16 + index * 16 + random() * 6
			d += `M${n(x, 0)},${n(-186 - row * 9 - random() * 5, 0)}l${n(5 + random() * 3, 0)},${n(random() * 6 - 3, 0)}`
		}
	}
	return d
}
