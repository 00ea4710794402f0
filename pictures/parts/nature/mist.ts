import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type MistOptions = {
	y: number
	/** Half the height of the bank. */
	reach: number
	opacity?: number
	colour?: string
	/** How many tongues run out on each side; 0 leaves one even band. */
	patches?: number
	seed?: number
}

/** A bank of mist across the picture: one flat tone that runs out in tongues. */
export function mist(canvas: Canvas, options: MistOptions): string {
	const { y, reach, opacity = 0.7, colour = canvas.palette.haze, patches = 5, seed = 1 } = options
	const { width } = canvas
	const random = seededRandom(seed)
	const thick = Math.round(reach * 0.5)
	let tongues = ''
	for (let index = 0; index < patches * 2; index++) {
		const x = ((index + random()) / (patches * 2)) * width
		const length = width * (0.1 + random() * 0.14)
		const side = y + (index % 2 ? 1 : -1) * reach * (0.25 + random() * 0.2)
		tongues += `M${Math.round(x - length / 2)},${Math.round(side)}h${Math.round(length)}`
	}
	return el(
		'g',
		{ opacity },
		el('path', {
			d: `M-20,${Math.round(y)}H${width + 20}${tongues}`,
			stroke: colour,
			'stroke-width': thick,
			'stroke-linecap': 'round',
			fill: 'none',
		}),
	)
}
