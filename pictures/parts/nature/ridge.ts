import { fractalNoise } from '#pictures/kit/random.ts'
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

/** A ridge in one flat tone, down to the foot of the picture. */
export function ridge(
	canvas: Canvas,
	line: Line,
	{ colour, step = 8 }: { colour: string; step?: number },
): string {
	return el('path', {
		d: polygon([[0, canvas.height], ...along(canvas, line, step), [canvas.width, canvas.height]]),
		fill: colour,
	})
}

function along(canvas: Canvas, line: Line, step: number): Point[] {
	const points: Point[] = []
	for (let x = 0; x < canvas.width; x += step) points.push([x, line(x)])
	points.push([canvas.width, line(canvas.width)])
	return points
}
