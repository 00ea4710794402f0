import { mix } from '#pictures/kit/colour.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { el, n } from '#pictures/kit/svg.ts'

export type FlowerPotsOptions = {
	from: number
	to: number
	/** They stand on it. */
	y: number
	count: number
	size?: number
	seed?: number
	colours?: readonly string[]
	/** Share of night in the colours. */
	dim?: number
}

const geraniums = ['#d8433a', '#e8719a', '#f2b36b', '#c23a5e']

/** A row of potted geraniums, as on every balcony of the valley. */
export function flowerPots(options: FlowerPotsOptions): string {
	const { from, to, y, count, size = 14, seed = 1, colours = geraniums, dim = 0 } = options
	const random = seededRandom(seed)
	const shade = (colour: string) => mix(colour, '#101c22', dim)
	const gap = (to - from) / Math.max(1, count - 1)
	let [pots, leaves] = ['', '']
	const blooms = new Map<string, string>()
	for (let index = 0; index < count; index++) {
		const x = from + gap * index
		pots += `M${n(x - size * 0.42)},${n(y - size * 0.75)}h${n(size * 0.84)}l-${n(size * 0.14)},${n(size * 0.75)}h-${n(size * 0.56)}z`
		leaves += `M${n(x - size * 0.35)},${n(y - size * 0.9)}h0M${n(x + size * 0.35)},${n(y - size * 0.95)}h0M${n(x)},${n(y - size * 1.15)}h0`
		const colour = colours[index % colours.length] as string
		let dots = blooms.get(colour) ?? ''
		for (let left = 5; left > 0; left--) {
			dots += `M${n(x + (random() - 0.5) * size * 1.5)},${n(y - size * (0.95 + random() * 0.75))}h0`
		}
		blooms.set(colour, dots)
	}
	const dots = (d: string, stroke: string, width: number) =>
		el('path', { d, stroke: shade(stroke), 'stroke-width': width, 'stroke-linecap': 'round' })
	return (
		el('path', { d: pots, fill: shade('#b8562f') }) +
		dots(leaves, '#3f7a4a', size * 0.75) +
		[...blooms].map(([colour, d]) => dots(d, colour, size * 0.36)).join('')
	)
}
