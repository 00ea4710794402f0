type Point = readonly [across: number, down: number]

type Blade = { tip: Point; over: Point; under: Point }

/** Bold enough to read at 16 px: nine blades and a trunk, no detail. Points are steps from the crown. */
const crown: Point = [32, 25]
const right: readonly Blade[] = [
	{ tip: [13, -20], over: [2, -15], under: [12, -8] },
	{ tip: [24, -10], over: [13, -19], under: [15, -5] },
	{ tip: [27, 6], over: [23, -12], under: [15, 0] },
	{ tip: [18, 19], over: [22, -3], under: [9, 6] },
]
const top: Blade = { tip: [0, -23], over: [-5, -12], under: [5, -12] }
const trunk = 'M29.2,62l1.2-37h3.2l1.2,37z'

/** The wax palm as one path on a 64 × 64 grid, filled with one colour. */
export const emblem = {
	viewBox: '0 0 64 64',
	path: [trunk, blade(top), ...right.map(blade), ...right.map(mirror).map(blade)].join(''),
} as const

function blade({ tip, over, under }: Blade): string {
	const [x, y] = crown
	const at = ([across, down]: Point) => `${x + across},${y + down}`
	return `M${at([0, 2])}Q${at(over)} ${at(tip)}Q${at(under)} ${at([0, 2])}z`
}

/** Swaps over and under, so that all outlines turn the same way and overlaps stay filled. */
function mirror({ tip, over, under }: Blade): Blade {
	const flip = ([across, down]: Point): Point => [-across, down]
	return { tip: flip(tip), over: flip(under), under: flip(over) }
}
