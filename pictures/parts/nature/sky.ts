import { mix } from '#pictures/kit/colour.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'

/** The whole ground of the picture in two flat tones, the lower from near the horizon. */
export function sky(canvas: Canvas, { horizon = canvas.height * 0.65 } = {}): string {
	const { width, height, palette } = canvas
	const [top, middle, low] = palette.sky
	const edge = Math.round(horizon * 0.62)
	return (
		el('path', { d: `M0,0h${width}v${height}H0z`, fill: mix(top, middle, 0.15) }) +
		el('path', { d: `M0,${edge}h${width}V${height}H0z`, fill: mix(middle, low, 0.25) })
	)
}

type Disc = {
	x: number
	y: number
	radius: number
	colour?: string
}

export function sun(canvas: Canvas, { x, y, radius, colour = canvas.palette.sun }: Disc): string {
	return el('circle', { cx: x, cy: y, r: radius, fill: mix(colour, '#ffffff', 0.35) })
}

/** Stars of three sizes down to `bottom`, thinning towards the horizon. */
export function stars(
	canvas: Canvas,
	{ count = 110, bottom = canvas.height * 0.5, seed = 42 } = {},
): string {
	const random = seededRandom(seed)
	const sizes = [
		{ share: 0.6, width: 1.6, opacity: 0.55 },
		{ share: 0.3, width: 2.6, opacity: 0.75 },
		{ share: 0.1, width: 4, opacity: 0.95 },
	]
	return sizes
		.map(({ share, width, opacity }) => {
			let d = ''
			for (let left = count * share; left > 0; left--) {
				d += `M${n(random() * canvas.width, 0)},${n(random() ** 1.4 * bottom, 0)}h0`
			}
			return el('path', {
				d,
				stroke: '#fff6df',
				'stroke-width': width,
				'stroke-linecap': 'round',
				opacity,
			})
		})
		.join('')
}
