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

/** Where a tuft starts, and its blades from there. */
const tufts = [
	{ from: [-6, 1], blades: 'q-1-7-5-11q6 3 7 10q0-9-1-15q4 5 4 15q2-9 6-12q-3 6-3 13z' },
	{ from: [-4, 1], blades: 'q-2-5-6-7q7 1 8 7q1-10 4-14q0 7-1 14q3-6 7-7q-4 4-4 7z' },
] as const

/** Few sizes, so that the path repeats itself and compresses. */
const sizeStep = 0.3

/**
 * Tufts of grass, larger towards the viewer. One path for all of them: as an element each, they were half of what a browser
 * had to style in many scenes.
 */
export function grass(canvas: Canvas, options: GrassOptions): string {
	const { line, depth, count, seed, size = 20, opacity, bare = () => false } = options
	const random = seededRandom(seed)
	let d = ''
	for (let index = 0; index < count; index++) {
		const x = random() * canvas.width
		const below = random()
		const y = line(x) + 4 + below * depth
		const grown = (0.45 + below * 0.55) * (0.8 + random() * 0.4)
		const scale = (size / 16) * Math.round(grown / sizeStep) * sizeStep
		if (!bare(x, y)) d += tuft(index, x, y, scale)
	}
	return el('path', { d, fill: options.colour ?? canvas.palette.grass, opacity })
}

function tuft(index: number, x: number, y: number, scale: number): string {
	const { from, blades } = tufts[index % 2 === 0 ? 0 : 1]
	const start = `M${n(x + from[0] * scale, 0)},${n(y + from[1] * scale, 0)}`
	return start + blades.replaceAll(/-?\d+/g, (length) => n(Number(length) * scale, 1))
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
