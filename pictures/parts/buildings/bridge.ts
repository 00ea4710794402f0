import { line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import type { Line } from '#pictures/parts/nature/ridge.ts'

export type BridgeOptions = {
	/** Where the walkers' feet are, and the near hand rope. */
	deck: Line
	rope: Line
	from: number
	to: number
	/** Ropes and posts; the far rope is paler. */
	ink: string
	farInk: string
	wood: string
}

/** A hanging bridge of planks and ropes, in two layers: walkers go between `back` and `front`. */
export function bridge(options: BridgeOptions): { back: string; front: string } {
	const { deck, rope, from, to, ink, farInk, wood } = options
	const along = (height: Line) => {
		let d = ''
		for (let x = from; x <= to; x += 60) d += `${d ? 'L' : 'M'}${x},${n(height(x), 0)}`
		return d
	}
	let [planks, hangers] = ['', '']
	for (let x = from + 20; x < to; x += 22) planks += `M${x},${n(deck(x), 0)}l-12,22`
	for (let x = from + 40; x < to; x += 66) hangers += `M${x},${n(rope(x), 0)}V${n(deck(x), 0)}`
	const post = (x: number) => `M${x},${n(deck(x) + 20, 0)}V${n(rope(x) - 24, 0)}`
	return {
		back: line(
			along((x) => rope(x) - 6),
			farInk,
			4,
		),
		front:
			line(planks, wood, 12, { 'stroke-linecap': 'butt' }) +
			line(
				along((x) => deck(x) + 6),
				ink,
				9,
			) +
			line(hangers, ink, 3) +
			line(along(rope), ink, 6) +
			line(post(from) + post(to), ink, 14),
	}
}
