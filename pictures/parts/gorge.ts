import { noise } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point, polygon } from '#pictures/kit/svg.ts'

export type GorgeOptions = {
	/** Where the banks break off. */
	left: number
	right: number
	/** Height of the banks. */
	top: number
	colour: string
	seed: number
}

/** The two banks of a gorge, falling steeply from `left` and `right` to the water. */
export function gorge(
	{ width, height }: Canvas,
	{ left, right, top, colour, seed }: GorgeOptions,
): string {
	const wave = noise(seed)
	const bank = (edge: number, end: number, side: 1 | -1): Point[] => {
		const surface: Point[] = []
		for (let share = 0; share <= 1; share += 0.1) {
			surface.push([end + (edge - end) * share, top + wave(share * 5 + side) * 8])
		}
		const wall: Point[] = []
		for (let y = top + 24; y <= height; y += 24) {
			const fall = (y - top) / (height - top)
			wall.push([edge + side * (fall ** 0.8 * 60 + wave(y / 26 + side * 9) * 14), y])
		}
		return [[end, height], ...surface, ...wall, [edge + side * 60, height]]
	}
	return el('path', {
		d: polygon(bank(left, 0, 1)) + polygon(bank(right, width, -1)),
		fill: colour,
	})
}
