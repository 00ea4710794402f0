import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** Flowers in a clay vase, 190 high. */
export function vase(
	canvas: Canvas,
	{ petals = '#d8433a', ...at }: Placement & { petals?: string },
): string {
	const bloom = (x: number, y: number, r: number) =>
		ellipse(x, y, r, r * 0.92, petals) +
		line(
			`M${x - r * 0.5},${y}q${r * 0.5},${r * 0.7} ${r},0M${x - r * 0.3},${y - r * 0.4}q${r * 0.3},${r * 0.5} ${r * 0.6},0`,
			'#fff',
			2.5,
			{ opacity: 0.45 },
		)
	return group(
		at,
		line('M0,-70C-4,-110 -30,-120 -34,-150M0,-70V-164M2,-70C4,-110 30,-116 38,-140', '#4f8a3c', 5),
		path(
			'M-4,-104C-26,-112 -38,-104 -46,-92C-28,-86 -12,-90 -4,-104zM6,-100C26,-112 42,-104 50,-90C32,-84 14,-88 6,-100z',
			'#6fae5c',
		),
		bloom(-36, -156, 20),
		bloom(38, -146, 20),
		bloom(0, -172, 24),
		path(
			'M-14,-76H16C14,-60 36,-48 36,-26C36,-8 24,0 0,0S-34,-8 -34,-26C-34,-48 -12,-60 -14,-76z',
			linear(canvas, 'right', [0, '#d9734a'], [0.6, '#a84e2a'], [1, '#6a2c14']),
		),
		ellipse(1, -76, 16, 5, '#6a2c14'),
		line('M-30,-36Q0,-26 32,-36', '#f1ddb0', 4, {
			'stroke-dasharray': '5 5',
			'stroke-linecap': 'butt',
		}),
	)
}
