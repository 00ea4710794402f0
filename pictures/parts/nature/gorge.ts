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
	/** Turf hanging over the edges. */
	turf?: string
	/** Ledges in the rock. */
	ledges?: string
	seed: number
}

/** The two banks of a gorge, falling steeply from `left` and `right` to the water. */
export function gorge({ width, height }: Canvas, options: GorgeOptions): string {
	const { left, right, top, colour, turf, ledges, seed } = options
	const wave = noise(seed)
	const wallAt = (edge: number, side: 1 | -1, y: number) =>
		edge + side * (((y - top) / (height - top)) ** 0.8 * 60 + wave(y / 26 + side * 9) * 14)
	const surface = (edge: number, end: number, side: 1 | -1): Point[] =>
		Array.from({ length: 11 }, (_, step) => [
			end + ((edge - end) * step) / 10,
			top + wave(step / 2 + side) * 8,
		])
	const bank = (edge: number, end: number, side: 1 | -1) => {
		const wall: Point[] = []
		for (let y = top + 24; y <= height; y += 24) wall.push([wallAt(edge, side, y), y])
		return polygon([
			[end, height],
			...surface(edge, end, side),
			...wall,
			[edge + side * 60, height],
		])
	}
	const cap = (edge: number, end: number, side: 1 | -1) => {
		const fringe: Point[] = []
		for (let step = 0; step <= 36; step++) {
			const x = edge + side * 8 + ((end - edge) * step) / 36
			fringe.push([x, top + (step % 2 ? 30 : 16) + wave(step * 0.8) * 8])
		}
		return polygon([...surface(edge + side * 8, end, side), ...fringe])
	}
	const ledge = (edge: number, side: 1 | -1) => {
		let d = ''
		for (let y = top + 62; y < height; y += 40 + wave(y / 9) * 22) {
			const [x, reach] = [wallAt(edge, side, y), 56 + wave(y) * 44]
			d += polygon([
				[x, y],
				[x - side * reach, y + 5 + wave(y / 7) * 6],
				[x - side * reach * 0.7, y + 14],
				[x - side * 4, y + 10],
			])
		}
		return d
	}
	const both = (shape: (edge: number, end: number, side: 1 | -1) => string) =>
		shape(left, 0, 1) + shape(right, width, -1)
	return (
		el('path', { d: both(bank), fill: colour }) +
		(ledges ? el('path', { d: both((edge, _, side) => ledge(edge, side)), fill: ledges }) : '') +
		(turf ? el('path', { d: both(cap), fill: turf }) : '')
	)
}
