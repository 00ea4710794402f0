import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n, type Point } from '#pictures/kit/svg.ts'
import type { Line } from '#pictures/parts/nature/ridge.ts'

export type BridgeOptions = {
	from: Point
	to: Point
	/** How far the deck hangs down in the middle. */
	sag: number
	/** Height of the hand ropes above the deck. */
	height: number
	colour?: string
}

/** Where the walkers' feet are. */
export function bridgeDeck({ from, to, sag }: BridgeOptions): Line {
	return (x) => {
		const share = (x - from[0]) / (to[0] - from[0])
		return from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share)
	}
}

/** A hanging bridge of planks and ropes, in two layers: walkers go between `back` and `front`. */
export function bridge(canvas: Canvas, options: BridgeOptions): { back: string; front: string } {
	const { from, to, height } = options
	const wood = options.colour ?? mix('#8a5a36', canvas.palette.ground, 0.15)
	const dark = mix(wood, '#000000', 0.45)
	const deck = bridgeDeck(options)
	const rope = (lift: number, shift = 0) => {
		const handle = (share: number) => from[0] + (to[0] - from[0]) * share
		const middle = deck(handle(0.5)) - lift
		const bend = middle * 2 - (from[1] + to[1]) / 2 + lift
		return `M${n(from[0] + shift)},${n(from[1] - lift)}Q${n(handle(0.5) + shift)},${n(bend)} ${n(to[0] + shift)},${n(to[1] - lift)}`
	}
	let [planks, hangers, backHangers] = ['', '', '']
	for (let x = from[0]; x <= to[0]; x += 13) {
		planks += `M${n(x - 5, 0)},${n(deck(x) - 5)}l10,0l-4,12h-10z`
	}
	for (let x = from[0] + 20; x < to[0]; x += 40) {
		hangers += `M${n(x, 0)},${n(deck(x) + 5)}v-${n(height + 5)}`
		backHangers += `M${n(x + 8, 0)},${n(deck(x) - 5)}v-${n(height)}`
	}
	const line = (d: string, stroke: string, width: number) =>
		el('path', { d, fill: 'none', stroke, 'stroke-width': width })
	const post = ([x, y]: Point, shift: number) =>
		`M${n(x + shift)},${n(y + 26)}V${n(y - height - 22)}`
	const posts = (shift: number, colour: string) =>
		line(post(from, shift) + post(to, shift), colour, 12)
	return {
		back:
			posts(8, dark) +
			line(rope(height + 4, 8), dark, 3) +
			line(backHangers, dark, 1.6) +
			line(rope(-4), dark, 8) +
			el('path', { d: planks, fill: wood }) +
			line(rope(4, 4), mix(wood, canvas.palette.light, 0.3), 2),
		front:
			line(hangers, dark, 2) +
			line(rope(height), dark, 4) +
			line(rope(height * 0.5), dark, 2) +
			posts(-4, wood),
	}
}
