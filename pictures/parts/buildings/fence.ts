import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import type { Line } from '#pictures/parts/nature/ridge.ts'

export type FenceOptions = {
	line: Line
	from: number
	to: number
	height?: number
	gap?: number
	colour?: string
	/** Wire between rough posts, as round pastures, instead of two boards. */
	wire?: boolean
}

export function fence(canvas: Canvas, options: FenceOptions): string {
	const { line, from, to, height = 34, gap = 60, wire = false } = options
	const colour = options.colour ?? mix('#6b4a30', canvas.palette.ground, 0.35)
	let [posts, rails] = ['', '']
	for (let x = from; x <= to; x += gap) {
		const [here, next] = [line(x), line(Math.min(to, x + gap))]
		posts += `M${n(x, 0)},${n(here + 3, 0)}v-${n(height + 3, 0)}`
		if (x + gap > to) break
		for (const share of wire ? [0.3, 0.6, 0.88] : [0.42, 0.82]) {
			rails += `M${n(x, 0)},${n(here - height * share, 0)}L${n(x + gap, 0)},${n(next - height * share, 0)}`
		}
	}
	const thick = height / (wire ? 8 : 6)
	return el(
		'g',
		{ stroke: colour, 'stroke-linecap': 'round' },
		el('path', { d: rails, 'stroke-width': wire ? 1.2 : thick * 0.8 }),
		el('path', { d: posts, 'stroke-width': thick }),
	)
}
