import { mix } from '#pictures/kit/colour.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import type { Line } from './ridge.ts'

export type TreeOptions = {
	/** Foot of the trunk. */
	x: number
	y: number
	height: number
	variant?: number
	colour?: string
	trunk?: string
	/** Light from the left instead of the right. */
	flip?: boolean
}

/** A leafy Andean tree with a rounded crown, lit from the right. */
export function tree(canvas: Canvas, options: TreeOptions): string {
	const { palette } = canvas
	const { x, y, height, variant = 0, flip = false } = options
	const colour = options.colour ?? mix(palette.grass, palette.palm, 0.55)
	const id = canvas.define(`tree ${variant % 2}`, (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: 'M-3.4,1Q-1.6-20-2.6-44L-12-58L-10-60L-1-49L1-62H3L3-48L12-58L14-56L4-42Q2.4-20 4,1z',
			}),
			el('path', { d: crowns[variant % 2] as string, fill: 'currentColor' }),
			el('path', { d: lights[variant % 2] as string, fill: palette.light, opacity: 0.16 }),
		),
	)
	return figure(id, {
		x,
		y,
		height,
		flip,
		colour,
		trunk: options.trunk ?? mix('#5b3a26', palette.palm, 0.5),
	})
}

const crowns = [
	'M-30-46C-44-48-44-66-32-69C-34-82-20-90-11-85C-6-101 18-100 21-87C34-90 43-78 36-68C46-62 42-47 30-47C24-39 12-41 8-46C0-39-12-39-15-45C-20-40-28-41-30-46z',
	'M-22-36C-35-38-36-54-26-58C-34-68-26-80-16-78C-14-94 8-100 14-88C26-90 32-76 25-68C36-62 34-44 23-43C18-34 6-34 2-39C-5-32-18-31-22-36z',
]
const lights = [
	'M2-80C6-92 18-94 20-84C30-86 38-78 31-68C40-62 38-53 29-52C30-60 22-64 17-62C20-72 10-78 2-80z',
	'M0-80C4-90 12-90 13-82C21-84 27-76 20-68C29-62 28-52 20-50C22-58 16-62 11-61C14-70 8-78 0-80z',
]

export type ShrubOptions = Omit<TreeOptions, 'trunk' | 'variant'> & { blossom?: string }

/** A low rounded shrub; with `blossom`, in flower. */
export function shrub(canvas: Canvas, options: ShrubOptions): string {
	const { palette } = canvas
	const { x, y, height, flip = false, blossom } = options
	const colour = options.colour ?? mix(palette.grass, palette.palm, 0.4)
	const id = canvas.define('shrub', (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: 'M-74,4C-92-14-78-42-56-38C-54-66-24-76-8-62C6-98 50-84 48-52C72-58 90-26 74,4Q0,12-74,4z',
				fill: 'currentColor',
			}),
			el('path', {
				d: 'M10-66C22-84 46-74 42-48C64-52 80-28 68-6C62-24 48-30 38-26C40-46 26-58 10-66z',
				fill: palette.light,
				opacity: 0.15,
			}),
			el('path', {
				d: 'M-52-14h0M-40-36h0M-18-50h0M-24-20h0M4-34h0M20-66h0M30-38h0M22-10h0M54-30h0M58-8h0M-62-30h0',
				'stroke-width': 11,
				'stroke-linecap': 'round',
			}),
		),
	)
	return figure(id, { x, y, height: height * 1.2, flip, colour, stroke: blossom })
}

type Placing = {
	x: number
	y: number
	height: number
	flip: boolean
	colour: string
	trunk?: string
	stroke?: string
}

function figure(id: string, { x, y, height, flip, colour, trunk, stroke }: Placing): string {
	const scale = n(height / 100, 2)
	return el('use', {
		href: `#${id}`,
		transform: `translate(${n(x, 0)} ${n(y, 0)})scale(${flip ? `-${scale} ` : ''}${scale})`,
		color: colour,
		fill: trunk,
		stroke,
	})
}

export type WoodsOptions = {
	line: Line
	colour: string
	size?: number
	seed: number
	from?: number
	to?: number
}

/** The scalloped skyline of a wood that grows along a line. */
export function woods(canvas: Canvas, options: WoodsOptions): string {
	const { line, colour, size = 18, seed, from = 0, to = canvas.width } = options
	const random = seededRandom(seed)
	let d = ''
	for (let x = from; x < to; x += size * (0.5 + random() * 0.5)) {
		const radius = size * (0.4 + random() * 0.5)
		const [left, right] = [n(x - radius, 0), n(x + radius, 0)]
		const [y, r] = [line(x) + 2, n(radius, 0)]
		d += `M${left},${n(y + radius, 0)}V${n(y, 0)}A${r},${r} 0 0 1 ${right},${n(y, 0)}V${n(y + radius, 0)}z`
	}
	return el('path', { d, fill: colour })
}
