import { place } from '#pictures/kit/place.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import type { Line } from './ridge.ts'

export type GrassOptions = {
	/** Upper edge of the meadow. */
	line: Line
	/** How far below the line tufts grow. */
	depth: number
	count: number
	seed: number
	colour?: string
	/** Height of the nearest tufts. */
	size?: number
	opacity?: number
	/** Where nothing grows: a path, a floor, water. */
	bare?: (x: number, y: number) => boolean
}

const blades = [
	'M-6,1q-1-7-5-11q6 3 7 10q0-9-1-15q4 5 4 15q2-9 6-12q-3 6-3 13z',
	'M-4,1q-2-5-6-7q7 1 8 7q1-10 4-14q0 7-1 14q3-6 7-7q-4 4-4 7z',
]

/** Tufts of grass, larger towards the viewer. */
export function grass(canvas: Canvas, options: GrassOptions): string {
	const { line, depth, count, seed, size = 20, opacity, bare = () => false } = options
	const random = seededRandom(seed)
	const ids = blades.map((d) => canvas.define(d, (id) => el('path', { id, d })))
	const tufts = Array.from({ length: count }, (_, index) => {
		const x = random() * canvas.width
		const below = random()
		const scale = (size / 16) * (0.45 + below * 0.55) * (0.8 + random() * 0.4)
		return { x, y: line(x) + 4 + below * depth, scale, id: ids[index % 2] as string }
	})
		.filter(({ x, y }) => !bare(x, y))
		.sort((a, b) => a.y - b.y)
		.map(({ id, ...placing }) => place(id, placing))
	return el('g', { fill: options.colour ?? canvas.palette.grass, opacity }, ...tufts)
}

export type FlowersOptions = Omit<GrassOptions, 'colour' | 'opacity'> & {
	colours: readonly string[]
}

/** Small meadow flowers on stalks. */
export function flowers(canvas: Canvas, options: FlowersOptions): string {
	const { line, depth, count, seed, size = 9, colours, bare = () => false } = options
	const random = seededRandom(seed)
	return colours
		.map((colour) => {
			let d = ''
			for (let left = count / colours.length; left > 0; left--) {
				const x = random() * canvas.width
				const y = line(x) + 6 + random() * depth
				if (!bare(x, y)) d += `M${n(x, 0)},${n(y, 0)}h0`
			}
			return el('path', { d, stroke: colour, 'stroke-width': size, 'stroke-linecap': 'round' })
		})
		.join('')
}
