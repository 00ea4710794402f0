import { fractalNoise, seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point, polygon } from '#pictures/kit/svg.ts'

/** The height of a skyline at each x. Whatever stands on a ridge asks its line where the ground is. */
export type Line = (x: number) => number

export type LineOptions = {
	/** Mean height of the line. */
	base: number
	amplitude: number
	/** How many hills fit across the picture. */
	frequency?: number
	seed: number
	octaves?: number
	/** Lifts parts of the line, for example into a peak or the sides of a valley. */
	lift?: Line
}

export function ridgeLine(canvas: Canvas, options: LineOptions): Line {
	const { base, amplitude, frequency = 3, seed, octaves = 4, lift = () => 0 } = options
	const wave = fractalNoise(seed, octaves)
	return (x) => base - amplitude * wave((x * frequency) / canvas.width) - lift(x)
}

/** A lift: a single peak at x. */
export function peak(x: number, height: number, halfWidth: number): Line {
	return (at) => height * Math.exp(-(((at - x) / halfWidth) ** 2))
}

/** A lift: slopes that rise to both sides of the valley floor at x. */
export function slopes(x: number, height: number, halfWidth: number): Line {
	return (at) => height * ((at - x) / halfWidth) ** 2
}

export type RidgeOptions = {
	colour: string
	/** Colour at the foot, usually the haze; without it the ridge is flat. */
	fadeTo?: string
	/** The height at which `fadeTo` is reached. */
	foot?: number
	step?: number
}

export function ridge(canvas: Canvas, line: Line, options: RidgeOptions): string {
	const { colour, fadeTo, step = 8 } = options
	const outline = along(canvas, line, step)
	const top = Math.min(...outline.map(([, y]) => y))
	const foot = options.foot ?? top + canvas.height * 0.35
	return el('path', {
		d: polygon([[0, canvas.height], ...outline, [canvas.width, canvas.height]]),
		fill: fadeTo ? `url(#${fade(canvas, top, foot, colour, fadeTo)})` : colour,
	})
}

export type FlankOptions = {
	seed: number
	colour: string
	opacity?: number
	depth: number
	side?: 1 | -1
}

/** The flanks of the peaks that lie in shadow, on the side away from the light (1: right, -1: left). */
export function flanks(canvas: Canvas, line: Line, options: FlankOptions): string {
	const { seed, colour, opacity = 0.3, depth, side = -1 } = options
	const random = seededRandom(seed)
	const heights = along(canvas, line, 8)
	const shade = canvas.define(`flank ${colour}`, (id) =>
		el(
			'linearGradient',
			{ id, x2: 0, y2: 1 },
			el('stop', { 'stop-color': colour }),
			el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
		),
	)
	const shapes = peaksOf(heights).flatMap((index) => {
		const [x, y] = heights[index] as Point
		const points: Point[] = []
		let last = index
		for (let at = index; heights[at]; at += side) {
			const point = heights[at] as Point
			if (point[1] < (points.at(-1)?.[1] ?? 0) - 3) break
			points.push(point)
			last = at
		}
		const [endX, endY] = heights[last] as Point
		const drop = endY - y
		if (drop < 38) return []
		const reach = Math.min(depth, drop * 1.6)
		const spur: Point[] = [[endX + side * 10, endY + reach * 0.3]]
		for (let step = 6; step > 0; step--) {
			const zigzag = (step % 2 ? 1 : -1) * (6 + random() * 14)
			spur.push([x - side * (step * reach * 0.045 + zigzag), y + (reach * step) / 6])
		}
		return [el('path', { d: polygon([...points, ...spur]) })]
	})
	return el('g', { fill: `url(#${shade})`, opacity }, ...shapes)
}

function peaksOf(heights: readonly Point[]): number[] {
	const reach = 7
	const height = (index: number) => heights[index]?.[1] ?? Number.POSITIVE_INFINITY
	return heights.flatMap((_, index) => {
		for (let near = 1; near <= reach; near++) {
			if (height(index - near) < height(index) || height(index + near) <= height(index)) return []
		}
		return [index]
	})
}

function along(canvas: Canvas, line: Line, step: number): Point[] {
	const points: Point[] = []
	for (let x = 0; x < canvas.width; x += step) points.push([x, line(x)])
	points.push([canvas.width, line(canvas.width)])
	return points
}

function fade(canvas: Canvas, top: number, foot: number, from: string, to: string): string {
	return canvas.define(`fade ${top} ${foot} ${from} ${to}`, (id) =>
		el(
			'linearGradient',
			{ id, gradientUnits: 'userSpaceOnUse', y1: Math.round(top), x2: 0, y2: Math.round(foot) },
			el('stop', { 'stop-color': from }),
			el('stop', { offset: 1, 'stop-color': to }),
		),
	)
}
