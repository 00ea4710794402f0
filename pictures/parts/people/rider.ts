import { curve, points } from '#pictures/kit/curve.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point } from '#pictures/kit/svg.ts'
import { type HorseOptions, horse } from '#pictures/parts/nature/animals/horse.ts'

export type RiderOptions = HorseOptions & {
	/** The woollen poncho of the coffee country. */
	ruana?: string
	stripe?: string
	hat?: string
	trousers?: string
	/** Saddle, boots and bridle. */
	leather?: string
	skin?: string
}

const ruanaOutline = points(
	'6,-146 6,-146 16,-146 24,-134 38,-112 38,-112 32,-106 20,-101 4,-96 -8,-100 -8,-100 -6,-118 -2,-136',
)
const leg = points(
	'4,-101 18,-100 32,-89 34,-80 30,-64 28,-56 28,-56 19,-57 19,-57 21,-70 20,-79 6,-84 -2,-92',
)

/** A horse with saddle and rider: ruana, wide hat, easy on the reins. */
export function rider(canvas: Canvas, options: RiderOptions): string {
	const { x, y, height, flip, turn } = options
	const { ruana = '#b8562f', stripe = '#f2d9a8', hat = '#f3ead2', skin = '#a86f4c' } = options
	const { trousers = '#2b3f52', leather = '#2b1a12' } = options
	const shape = (outline: Point[], fill: string) =>
		el('path', { d: curve(outline, { decimals: 1 }), fill })
	const id = canvas.define(`rider ${ruana} ${stripe} ${hat} ${trousers} ${leather}`, (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: 'M-16,-94C-12,-102-4,-99 4,-97C14,-95 20,-98 25,-104C29,-98 28,-92 24,-86C20,-70 6,-70 0,-84C-6,-88-12,-90-16,-94z',
				fill: leather,
			}),
			shape(leg, trousers),
			el('path', { d: 'M18,-66H31L31,-56L38,-53V-50H19z', fill: leather }),
			el('path', {
				d: 'M38,-112Q70,-112 98,-104M38,-112Q66,-104 98,-103',
				fill: 'none',
				stroke: leather,
				'stroke-width': 1.2,
			}),
			el('path', {
				d: 'M98,-104L75,-135M93,-115L85,-107',
				fill: 'none',
				stroke: leather,
				'stroke-width': 1.4,
			}),
			shape(points('34,-116 40,-114 42,-110 37,-107 31,-110'), skin),
			shape(ruanaOutline, ruana),
			el('path', {
				d: 'M10,-146L14,-99M3,-144L-3,-97M17,-144L29,-104',
				fill: 'none',
				stroke: stripe,
				'stroke-width': 1.6,
				opacity: 0.75,
			}),
			shape(points('6,-152 5,-158 11,-163 18,-161 20,-155 17,-147 9,-145'), skin),
			el('path', {
				d: 'M-6,-157Q12,-165 30,-157Q31,-155 28,-155Q12,-160-4,-155Q-7,-155-6,-157z',
				fill: hat,
			}),
			el('path', {
				d: 'M3,-159Q3,-171 9,-170Q12,-168 15,-170Q21,-171 21,-159Q12,-162 3,-159z',
				fill: hat,
			}),
			el('path', { d: 'M3,-160Q12,-164 21,-160L21,-162.5Q12,-166 3,-162.5z', fill: leather }),
		),
	)
	return horse(canvas, options) + place(id, { x, y, scale: height / 100, flip, turn })
}
