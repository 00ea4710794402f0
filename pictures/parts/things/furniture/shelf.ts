import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { path, rect } from '#pictures/kit/shapes.ts'

export type ShelfOptions = { y: number; from: number; to: number }

/** A thick board on brackets; `y` is where things stand. */
export function shelf(canvas: Canvas, { y, from, to }: ShelfOptions): string {
	const width = to - from
	return [
		path(
			`M${from + 60},${y + 20}h22v70q-14,-4 -22,-30zM${to - 82},${y + 20}h22v40q-8,26 -22,30z`,
			'#4a2b17',
		),
		rect(
			from + 10,
			y + 22,
			width - 20,
			26,
			linear(canvas, 'down', [0, '#2c1208', 0.45], [1, '#2c1208', 0]),
		),
		rect(from, y - 8, width, 10, '#d9a266'),
		rect(from, y + 2, width, 22, linear(canvas, 'down', [0, '#9a6338'], [1, '#6a3d20'])),
	].join('')
}
