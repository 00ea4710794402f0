import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
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

type Clump = readonly [x: number, y: number, radius: number]

const crowns: readonly (readonly Clump[])[] = [
	[
		[-27, -57, 15],
		[-14, -74, 16],
		[8, -82, 16],
		[25, -70, 15],
		[30, -54, 12],
		[4, -56, 18],
		[-8, -52, 12],
	],
	[
		[-15, -44, 13],
		[-17, -62, 13],
		[-5, -80, 14],
		[11, -74, 13],
		[17, -56, 13],
		[3, -46, 14],
		[0, -62, 14],
	],
	[
		[-40, -70, 11],
		[-24, -79, 12],
		[-4, -85, 13],
		[18, -82, 13],
		[36, -73, 11],
		[10, -74, 12],
		[-14, -72, 12],
	],
]

/** A leafy Andean tree, lit from the right. Variants: round, slender, spreading. */
export function tree(canvas: Canvas, options: TreeOptions): string {
	const { palette } = canvas
	const { x, y, height, variant = 0, flip } = options
	const clumps = crowns[variant % crowns.length] as readonly Clump[]
	const id = canvas.define(`tree ${variant % crowns.length}`, (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: 'M-4,1Q-1.6-16-2.4-40L-15-62L-13-64L-1-50L0-68H3L3.4-50L17-66L19-64L4-40Q2.4-16 5,1z',
			}),
			el('path', { d: leaves(clumps, variant), fill: 'currentColor' }),
			el('path', {
				d: leaves(
					clumps.slice(0, 5).map(([cx, cy, r]) => [cx + 3, cy - 3, r * 0.62]),
					variant + 5,
				),
				fill: palette.haze,
				opacity: 0.13,
			}),
			el('path', {
				d: leaves(
					clumps.slice(2, 5).map(([cx, cy, r]) => [cx + 5, cy - 5, r * 0.4]),
					variant + 9,
				),
				fill: palette.haze,
				opacity: 0.16,
			}),
		),
	)
	return place(
		id,
		{ x, y, scale: height / 100, flip },
		{
			color: options.colour ?? mix(palette.grass, palette.palm, 0.55),
			fill: options.trunk ?? mix('#5b3a26', palette.palm, 0.5),
		},
	)
}

export type ShrubOptions = Omit<TreeOptions, 'trunk' | 'variant'> & { blossom?: string }

/** A low shrub; with `blossom`, in flower. */
export function shrub(canvas: Canvas, options: ShrubOptions): string {
	const { palette } = canvas
	const { x, y, height, flip, blossom } = options
	const clumps: Clump[] = [
		[-46, -26, 30],
		[-8, -48, 38],
		[36, -32, 34],
		[62, -14, 18],
		[-70, -12, 16],
		[0, -16, 30],
	]
	const id = canvas.define('shrub', (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d: `${leaves(clumps, 2)}M-84,4V-12H80V4Q0,12-84,4z`,
				fill: 'currentColor',
				stroke: 'none',
			}),
			el('path', {
				d: leaves(
					clumps.slice(0, 3).map(([cx, cy, r]) => [cx + 6, cy - 7, r * 0.6]),
					4,
				),
				fill: palette.haze,
				stroke: 'none',
				opacity: 0.15,
			}),
			el('path', {
				d: 'M-52-14h0M-44-40h0M-20-58h0M-24-24h0M4-38h0M10-72h0M34-46h0M22-12h0M56-30h0M62-8h0M-66-22h0',
				fill: 'none',
				'stroke-width': 10,
				'stroke-linecap': 'round',
			}),
		),
	)
	return place(
		id,
		{ x, y, scale: height / 90, flip },
		{
			color: options.colour ?? mix(palette.grass, palette.palm, 0.4),
			stroke: blossom,
		},
	)
}

function leaves(clumps: readonly Clump[], seed: number): string {
	const random = seededRandom(seed * 31 + 5)
	return clumps
		.map(([x, y, radius]) => {
			const bumps = Math.max(6, Math.round(radius * 0.7))
			let d = ''
			for (let bump = 0; bump < bumps; bump++) {
				const angle = ((bump + random() * 0.5) / bumps) * 2 * Math.PI
				const r = radius * (0.9 + random() * 0.2)
				const [px, py] = [n(x + Math.cos(angle) * r), n(y + Math.sin(angle) * r)]
				const arc = n((radius * 2.4) / bumps + 1)
				d += bump ? `A${arc},${arc} 0 0 1 ${px},${py}` : `M${px},${py}`
			}
			return `${d}z`
		})
		.join('')
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
	for (let x = from; x < to; x += size * (0.4 + random() * 0.45)) {
		const radius = size * (0.4 + random() * 0.5)
		const [left, r] = [n(x - radius, 0), n(radius, 0)]
		const [y, foot] = [line(x), line(x) + size]
		d += `M${left},${n(foot, 0)}V${n(y, 0)}a${r},${r} 0 0 1 ${n(radius * 2, 0)},0V${n(foot, 0)}z`
	}
	return el('path', { d, fill: colour })
}
