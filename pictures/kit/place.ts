import { el, n } from './svg.ts'

export type Placing = {
	x: number
	y: number
	scale: number
	/** Mirrored left to right. */
	flip?: boolean
	/** Degrees, clockwise. */
	turn?: number
}

/** Uses a defined figure at a place. `color` and `fill` are inherited by what the figure leaves uncoloured. */
export function place(
	id: string,
	{ x, y, scale, flip = false, turn = 0 }: Placing,
	inherited: { color?: string; fill?: string; stroke?: string; opacity?: number } = {},
): string {
	const size = n(scale, 2)
	const steps = [
		`translate(${n(x, 0)} ${n(y, 0)})`,
		turn ? `rotate(${n(turn)})` : '',
		`scale(${flip ? `-${size} ` : ''}${size})`,
	]
	return el('use', { href: `#${id}`, transform: steps.join(''), ...inherited })
}
