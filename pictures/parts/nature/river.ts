import { mix } from '#pictures/kit/colour.ts'
import { curve } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n, type Point } from '#pictures/kit/svg.ts'

/** A bend of a river or a path: its middle and its width there. Far bends first. */
export type Bend = readonly [x: number, y: number, width: number]

export type RiverOptions = {
	bends: readonly Bend[]
	colour?: string
	/** The bank: a darker rim on the side away from the light. */
	bank?: string
	/** Number of glints on the water. */
	glints?: number
	seed?: number
	opacity?: number
}

export function river(canvas: Canvas, options: RiverOptions): string {
	const { palette } = canvas
	const { bends, colour = palette.water, bank, glints = 26, seed = 9, opacity } = options
	const random = seededRandom(seed)
	let d = ''
	for (let left = glints; left > 0; left--) {
		const [x, y, width] = between(bends, random() ** 0.8)
		const length = width * (0.15 + random() * 0.3)
		const start = x + (random() - 0.5) * (width - length * 1.2) - length / 2
		d += `M${n(start, 0)},${n(y, 0)}h${n(length, 0)}`
	}
	return el(
		'g',
		{ opacity },
		bank ? el('path', { d: ribbon(bends, 1.14), fill: bank, transform: 'translate(0 3)' }) : '',
		el('path', { d: ribbon(bends), fill: colour }),
		el('path', {
			d,
			stroke: mix(colour, '#ffffff', 0.7),
			'stroke-width': 2.5,
			'stroke-linecap': 'round',
		}),
	)
}

/** A flat ribbon through the bends, as wide as each of them says. */
export function ribbon(bends: readonly Bend[], scale = 1): string {
	const side = (sign: 1 | -1): Point[] =>
		bends.map(([x, y, width]) => [x + (sign * width * scale) / 2, y])
	const [left, right] = [side(-1), side(1).reverse()]
	const ends = (points: Point[]): Point[] => [
		points[0] as Point,
		...points,
		points[points.length - 1] as Point,
	]
	return curve([...ends(left), ...ends(right)])
}

function between(bends: readonly Bend[], share: number): Bend {
	const place = share * (bends.length - 1)
	const from = bends[Math.floor(place)] as Bend
	const to = bends[Math.ceil(place)] as Bend
	const part = place % 1
	const eased = part * part * (3 - 2 * part)
	return [
		from[0] + (to[0] - from[0]) * eased,
		from[1] + (to[1] - from[1]) * part,
		from[2] + (to[2] - from[2]) * part,
	]
}
