import { mix } from '#pictures/kit/colour.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'

/** The whole ground of the picture; `horizon` is the height at which the sky is at its brightest. */
export function sky(canvas: Canvas, { horizon = canvas.height * 0.65 } = {}): string {
	const { width, height, palette } = canvas
	const [top, middle, low] = palette.sky
	const id = canvas.define(`sky ${horizon}`, (id) =>
		el(
			'linearGradient',
			{ id, gradientUnits: 'userSpaceOnUse', x2: 0, y2: horizon },
			el('stop', { 'stop-color': top }),
			el('stop', { offset: 0.55, 'stop-color': middle }),
			el('stop', { offset: 1, 'stop-color': low }),
		),
	)
	return el('path', { d: `M0,0h${width}v${height}H0z`, fill: `url(#${id})` })
}

export type GlowOptions = {
	x: number
	y: number
	radius: number
	colour?: string
	opacity?: number
}

/** Light that fades outwards: round a sun, a lamp, a fire. `squash` makes a pool of light on the ground. */
export function glow(
	canvas: Canvas,
	{
		x,
		y,
		radius,
		colour = canvas.palette.light,
		opacity = 0.7,
		squash = 1,
	}: GlowOptions & { squash?: number },
): string {
	const id = canvas.define(`glow ${colour}`, (id) =>
		el(
			'radialGradient',
			{ id },
			el('stop', { 'stop-color': colour }),
			el('stop', { offset: 0.35, 'stop-color': colour, 'stop-opacity': 0.45 }),
			el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
		),
	)
	return el('ellipse', {
		cx: x,
		cy: y,
		rx: radius,
		ry: radius * squash,
		fill: `url(#${id})`,
		opacity,
	})
}

export function sun(
	canvas: Canvas,
	{ x, y, radius, colour = canvas.palette.sun }: GlowOptions,
): string {
	return (
		glow(canvas, { x, y, radius: radius * 6, colour, opacity: 0.85 }) +
		el('circle', { cx: x, cy: y, r: radius * 1.5, fill: colour, opacity: 0.3 }) +
		el('circle', { cx: x, cy: y, r: radius, fill: mix(colour, '#ffffff', 0.35) })
	)
}

/** A waxing crescent, lit from the right. */
export function moon(
	canvas: Canvas,
	{ x, y, radius, colour = canvas.palette.sun }: GlowOptions,
): string {
	const [outer, inner] = [n(radius), n(radius)]
	const from = `M${n(x - radius * 0.35)},${n(y - radius * 0.94)}`
	const drop = n(radius * 1.88)
	return (
		glow(canvas, { x, y, radius: radius * 4, colour, opacity: 0.4 }) +
		el('path', {
			d: `${from}a${outer},${outer} 0 1 1 0,${drop}a${inner},${inner} 0 0 0 0,-${drop}z`,
			transform: `rotate(-24 ${n(x)} ${n(y)})`,
			fill: colour,
		})
	)
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
