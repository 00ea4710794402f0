import { contactShadow, linear } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

/** Masses of leaves: where they are and how far they reach. */
const boughs = [
	[-150, -420, 130, 80],
	[20, -500, 190, 100],
	[190, -420, 150, 80],
	[300, -350, 90, 50],
	[0, -390, 220, 70],
] as const

/** A wide old tree to sit under, 700 wide and 620 high, lit from the right; the placement is its foot. */
export function shadeTree(
	canvas: Canvas,
	{ seed = 5, ...at }: Placement & { seed?: number },
): string {
	const bark = linear(canvas, 'right', [0, '#3a2618'], [0.6, '#6a4a30'], [1, '#8f6a48'])
	return group(
		at,
		contactShadow(canvas, 0, 2, 190, 26, 0.5),
		line(
			'M10,-210C60,-290 130,-330 220,-370M-6,-230C-50,-300 -90,-330 -150,-400M6,-240C10,-320 20,-370 30,-430',
			'#4a3220',
			26,
		),
		path(
			'M-62,6C-30,-10 -34,-90 -36,-170C-38,-240 -30,-300 -18,-400H30C32,-300 36,-240 40,-170C42,-90 44,-10 78,6Q40,-2 30,8Q10,-6 -8,10Q-30,-4 -62,6z',
			bark,
		),
		line('M-16,-40C-20,-110 -14,-170 -12,-240M12,-30C10,-100 16,-160 14,-220', '#2c1a10', 4, {
			opacity: 0.5,
		}),
		line(leaves(seed, 24, 0, 1), '#1d4a36', 70),
		line(leaves(seed + 1, 22, 10, 0.86), '#2b5f43', 44),
		line(leaves(seed + 2, 18, 20, 0.78), '#3a7449', 28),
		line(leaves(seed + 3, 14, 30, 0.7), '#528a50', 15),
	)
}

function leaves(seed: number, count: number, lift: number, spread: number): string {
	const random = seededRandom(seed)
	let d = ''
	for (const [x, y, rx, ry] of boughs) {
		for (let left = count; left > 0; left--) {
			const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random())]
			d += `M${n(x + lift + Math.cos(angle) * rx * far * spread, 0)},${n(y - lift + Math.sin(angle) * ry * far * spread, 0)}h0`
		}
	}
	return d
}
