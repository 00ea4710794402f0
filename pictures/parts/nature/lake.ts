import { mix } from '#pictures/kit/colour.ts'
import { curve } from '#pictures/kit/curve.ts'
import { noise, seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n, type Point } from '#pictures/kit/svg.ts'

export type LakeOptions = {
	x: number
	y: number
	/** Half the width and half the height. */
	rx: number
	ry: number
	seed?: number
	colour?: string
	/** Colour of the far water, usually the sky's. */
	far?: string
	shore?: string
	/** Stands behind the lake, and is drawn again upside down in the water. */
	mirrored?: string
	/** The far waterline, about which things are mirrored. */
	mirrorAt?: number
	ripples?: number
}

export function lake(canvas: Canvas, options: LakeOptions): string {
	const { palette } = canvas
	const { x, y, rx, ry, seed = 4, colour = palette.water, ripples = 26 } = options
	const {
		far = palette.sky[2],
		shore = mix(palette.ground, palette.light, 0.2),
		mirrored,
	} = options
	const wave = noise(seed)
	const outline = Array.from({ length: 24 }, (_, index): Point => {
		const angle = (index / 24) * 2 * Math.PI
		const reach = 1 + 0.07 * wave(index)
		return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
	})
	const shape = curve(outline)
	const waterline = options.mirrorAt ?? y - ry
	return (
		el('path', { d: shape, fill: shore, transform: 'translate(0 5)' }) +
		el('path', { d: shape, fill: mix(far, colour, 0.5) }) +
		(mirrored ? reflection(canvas, shape, waterline, mirrored) : '') +
		el('path', {
			d: ripplesOn(options, ripples),
			stroke: mix(far, '#ffffff', 0.4),
			'stroke-width': 2,
			'stroke-linecap': 'round',
			opacity: 0.6,
		})
	)
}

function reflection(canvas: Canvas, shape: string, waterline: number, markup: string): string {
	const clip = canvas.define(`clip ${shape}`, (id) =>
		el('clipPath', { id }, el('path', { d: shape })),
	)
	return el(
		'g',
		{ 'clip-path': `url(#${clip})`, opacity: 0.45 },
		el('g', { transform: `matrix(1 0 0 -1 0 ${n(waterline * 2)})` }, markup),
	)
}

function ripplesOn({ x, y, rx, ry, seed = 4 }: LakeOptions, count: number): string {
	const random = seededRandom(seed)
	let d = ''
	for (let left = count; left > 0; left--) {
		const height = random() * 1.7 - 0.85
		const half = Math.sqrt(1 - height * height) * rx * 0.85
		const length = 14 + random() * 50
		d += `M${n(x + (random() * 2 - 1) * half - length / 2, 0)},${n(y + height * ry, 0)}h${n(length, 0)}`
	}
	return d
}
