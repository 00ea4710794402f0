import { linear, radial, stamp } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

const ripeness = {
	ripe: ['#f26a4a', '#c5281f', '#86130f'],
	turning: ['#ffc069', '#e8792b', '#a8481a'],
	green: ['#c6d77a', '#8aa646', '#5a7a2c'],
} as const

function coffeeLeaf(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		path(
			'M0,0C14,-30 40,-36 62,-34C84,-46 120,-40 140,-26C164,-22 186,-8 206,4C182,8 168,22 142,26C118,40 86,42 64,34C40,34 14,24 0,0z',
			linear(canvas, 'down', [0, '#4f8a4c'], [0.48, '#2f6a3c'], [0.52, '#235632'], [1, '#1a4427']),
		) +
		line(
			'M0,0C60,-6 130,-4 196,4M36,-3C48,-16 58,-24 66,-28M72,-4C88,-18 98,-26 108,-32M112,-3C126,-14 138,-20 146,-22M36,-1C46,12 56,22 66,28M72,-1C86,14 98,24 108,32M112,0C126,10 136,18 144,22',
			'#a9cf8c',
			2.4,
			{ opacity: 0.55 },
		)
	return stamp(canvas, 'coffee leaf', figure, placement)
}

export function coffeeCherry(
	canvas: Canvas,
	{ state, ...at }: Placement & { state: keyof typeof ripeness },
): string {
	const [light, colour, dark] = ripeness[state]
	const figure = () =>
		ellipse(0, 0, 17, 19, radial(canvas, [0.35, 0.3], [0, light], [0.45, colour], [1, dark])) +
		line('M-1,17h2', '#2c160c', 6) +
		line('M-8,-8q2,-5 6,-6', '#fff', 4, { opacity: 0.75 })
	return stamp(canvas, `cherry ${state}`, figure, at)
}

/** A branch 560 long, growing to the right from the placement: paired leaves and clusters of cherries. */
export function coffeeBranch(
	canvas: Canvas,
	{ seed = 2, ...at }: Placement & { seed?: number },
): string {
	const nodes = [
		{ x: 90, y: -20, size: 0.95 },
		{ x: 210, y: -36, size: 1 },
		{ x: 330, y: -34, size: 0.95 },
		{ x: 445, y: -12, size: 0.8 },
	]
	return group(
		at,
		line('M-60,10C90,-40 320,-70 540,30', '#6a4a2c', 11),
		line('M-60,7C90,-43 320,-73 540,28', '#a37a4c', 4),
		...nodes.map(({ x, y, size }) =>
			coffeeLeaf(canvas, { x, y, turn: -62 + x * 0.05, scale: size * 0.92 }),
		),
		coffeeLeaf(canvas, { x: 532, y: 26, turn: 2, scale: 0.72 }),
		coffeeLeaf(canvas, { x: 524, y: 24, turn: 52, scale: 0.66 }),
		...nodes.map(({ x, y, size }) =>
			coffeeLeaf(canvas, { x: x + 6, y: y + 4, turn: 58 + x * 0.05, scale: size }),
		),
		...nodes.map((node, index) => cluster(canvas, node.x, node.y, seed + index)),
	)
}

function cluster(canvas: Canvas, x: number, y: number, seed: number): string {
	const random = seededRandom(seed)
	const spots = [
		[-30, 12],
		[30, 10],
		[-14, 30],
		[18, 32],
		[-24, -10],
		[24, -12],
		[0, 6],
	] as const
	return spots
		.map(([dx, dy], index) => {
			const chance = random()
			const state = chance < 0.68 || index === 6 ? 'ripe' : chance < 0.87 ? 'turning' : 'green'
			return coffeeCherry(canvas, {
				x: x + dx,
				y: y + dy,
				state,
				turn: (dx > 0 ? -1 : 1) * 30 + random() * 20,
				scale: 0.95 + random() * 0.2,
			})
		})
		.join('')
}
