import { place } from '#pictures/kit/place.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse } from '#pictures/kit/shapes.ts'
import { el, n } from '#pictures/kit/svg.ts'

export type CampfireOptions = {
	x: number
	y: number
	/** Height of the flames. */
	height: number
	/** Light on the surroundings; less by day. */
	shine?: number
	sparks?: number
}

const stones =
	'M-44,6q2,-13 13,-12q9,1 9,12zM-22,10q3,-12 13,-11q10,1 11,12zM4,11q2,-11 12,-11q10,1 10,11zM28,7q2,-12 11,-12q9,2 8,12z'

/** Logs, a ring of stones, flames in three tones, sparks, and the light they throw. */
export function campfire(canvas: Canvas, options: CampfireOptions): string {
	const { x, y, height, shine = 1, sparks = 22 } = options
	const id = canvas.define('campfire', (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: 'M-40,-2L26,-16M40,-2L-26,-16M-8,2L6,-18',
				stroke: '#4a2a18',
				'stroke-width': 10,
				'stroke-linecap': 'round',
			}),
			el('path', {
				d: 'M0,0C-34,-2-38,-34-22,-54C-22,-42-16,-38-12,-40C-20,-66-2,-78 0,-104C16,-88 24,-70 18,-52C24,-54 26,-62 25,-68C42,-40 36,-2 0,0z',
				fill: '#e2572b',
			}),
			el('path', {
				d: 'M1,-2C-24,-3-27,-26-15,-42C-14,-32-9,-30-6,-33C-10,-52 2,-62 3,-80C15,-66 17,-54 12,-40C18,-42 19,-46 19,-50C31,-28 26,-3 1,-2z',
				fill: '#f89a3c',
			}),
			el('path', {
				d: 'M1,-3C-14,-4-16,-18-8,-30C-6,-22-3,-22-2,-25C-4,-38 4,-44 5,-54C13,-42 13,-34 9,-26C20,-20 16,-4 1,-3z',
				fill: '#ffe27a',
			}),
			el('path', { d: stones, fill: '#6b645c' }),
		),
	)
	return (
		ellipse(x, y + 4, height * 2, height * 0.4, '#ffb35c', { opacity: 0.3 * shine }) +
		place(id, { x, y, scale: height / 104 }) +
		(sparks ? flying(x, y - height, height, sparks) : '')
	)
}

function flying(x: number, y: number, height: number, count: number): string {
	const random = seededRandom(12)
	let d = ''
	for (let left = count; left > 0; left--) {
		const rise = random()
		d += `M${n(x + (random() - 0.5) * height * (0.4 + rise * 1.2), 0)},${n(y + height * (0.3 - rise * 1.9), 0)}h0`
	}
	return el('path', {
		d,
		stroke: '#ffc56b',
		'stroke-width': n(height * 0.035),
		'stroke-linecap': 'round',
		opacity: 0.85,
	})
}
