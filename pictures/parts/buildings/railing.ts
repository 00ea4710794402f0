import { el, n } from '#pictures/kit/svg.ts'

export type RailingOptions = {
	from: number
	to: number
	/** The floor it stands on. */
	y: number
	height: number
	colour: string
	gap?: number
	/** The crossed bars of Quindío balconies (chambranas) instead of plain balusters. */
	crossed?: boolean
}

export function railing({
	from,
	to,
	y,
	height,
	colour,
	gap = 14,
	crossed = false,
}: RailingOptions): string {
	let bars = ''
	const count = Math.max(1, Math.round((to - from) / (crossed ? height * 1.1 : gap)))
	const width = (to - from) / count
	for (let index = 0; index < count; index++) {
		const x = from + index * width
		bars += crossed
			? `M${n(x)},${n(y)}l${n(width)},-${n(height)}m-${n(width)},0l${n(width)},${n(height)}m0,0v-${n(height)}`
			: `M${n(x + width / 2)},${n(y)}v-${n(height)}`
	}
	return el(
		'g',
		{ stroke: colour },
		el('path', { d: bars, 'stroke-width': 3 }),
		el('path', {
			d: `M${n(from)},${n(y - height)}H${n(to)}M${n(from)},${n(y - 2)}H${n(to)}`,
			'stroke-width': 5,
		}),
	)
}
