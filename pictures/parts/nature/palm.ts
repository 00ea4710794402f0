import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { place } from '#pictures/kit/place.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n, type Point, polygon } from '#pictures/kit/svg.ts'
import type { Line } from './ridge.ts'

export type PalmOptions = {
	/** Foot of the trunk. */
	x: number
	y: number
	height: number
	variant?: number
	/** 0 is near; towards 1 the palm dissolves into the haze. */
	depth?: number
	/** Degrees from upright. */
	lean?: number
	/** Light from the left instead of the right. */
	flip?: boolean
}

/** A wax palm: the tallest of palms, a pale ringed trunk and a compact crown of feathered fronds. */
export function palm(canvas: Canvas, options: PalmOptions): string {
	const { depth = 0 } = options
	return el('g', shades(canvas, depth), figures(canvas, [options]))
}

export type PalmGroveOptions = {
	/** The ground the palms stand on. */
	line: Line
	from: number
	to: number
	count: number
	height: readonly [shortest: number, tallest: number]
	depth?: number
	seed: number
	/** How far below the line the feet may stand. */
	sink?: number
	flip?: boolean
}

/** Palms of one depth, unevenly spaced as on a pasture, the lower ones in front. */
export function palmGrove(canvas: Canvas, options: PalmGroveOptions): string {
	const { line, from, to, count, height, depth = 0, seed, sink = 16, flip } = options
	const random = seededRandom(seed)
	const gap = (to - from) / count
	const palms = Array.from({ length: count }, (_, index) => {
		const x = from + gap * (index + 0.1 + random() * 0.8)
		const below = random() * sink
		return {
			x,
			y: line(x) + 3 + below,
			height: height[0] + (height[1] - height[0]) * random(),
			variant: index,
			depth,
			lean: (random() - 0.5) * 4,
			flip,
		}
	}).sort((a, b) => a.y - line(a.x) - (b.y - line(b.x)))
	return el('g', shades(canvas, depth), figures(canvas, palms))
}

/** Feet and heights of palms placed by hand, the nearest last. */
export type PalmSpot = readonly [x: number, y: number, height: number]

/** Palms placed by hand, each with the shadow it casts. */
export function palmsAt(
	canvas: Canvas,
	spots: readonly PalmSpot[],
	options: {
		depth?: number
		flip?: boolean
		shadow?: { ink: string; slant: number; length: number; opacity?: number }
	} = {},
): string {
	const { depth = 0, flip, shadow } = options
	const palms = spots.map(([x, y, height], index) => ({ x, y, height, variant: index, flip }))
	const cast = shadow
		? palms
				.map((one) =>
					castShadow(figures(canvas, [one]), { ...shadow, y: one.y, opacity: undefined }),
				)
				.join('')
		: ''
	return (
		(shadow
			? el('g', { color: shadow.ink, fill: shadow.ink, opacity: shadow.opacity }, cast)
			: '') + el('g', shades(canvas, depth), figures(canvas, palms))
	)
}

function shades({ palette }: Canvas, depth: number) {
	return {
		color: mix(palette.palm, palette.haze, depth * 0.85),
		fill: mix(palette.trunk, palette.haze, depth * 0.6),
	}
}

/** The trunks of far palms are one path, behind all crowns: thin as they are, no eye sees it, and a browser has half the elements. */
function figures(canvas: Canvas, palms: readonly PalmOptions[]): string {
	const far = palms.filter(isFar)
	const trunks = far.length > 0 ? el('path', { d: far.map(farTrunk).join('') }) : ''
	return trunks + palms.map((one) => figure(canvas, one)).join('')
}

function figure(canvas: Canvas, palm: PalmOptions): string {
	const { x, y, height, variant = 0, lean = 0, flip = false } = palm
	const id = isFar(palm) ? farCrown(canvas, variant % 2) : nearPalm(canvas, variant % 3)
	return place(id, { x, y, scale: height / 100, turn: lean, flip })
}

function isFar({ height }: PalmOptions): boolean {
	return height < 150
}

/** In whole units, or halves for the width, which compress. */
function farTrunk({ x, y, height, lean = 0 }: PalmOptions): string {
	const [footX, footY] = [Math.round(x), Math.round(y)]
	const half = Math.max(0.5, Math.round(height / 50) / 2)
	const top = footX + Math.round(Math.sin((lean * Math.PI) / 180) * height)
	const points: Point[] = [
		[footX - half, footY],
		[top - half * 0.6, footY - Math.round(height)],
		[top + half * 0.6, footY - Math.round(height)],
		[footX + half, footY],
	]
	return polygon(points, 1)
}

/** 100 units from the foot at the origin to the heart of the crown. */
function nearPalm(canvas: Canvas, variant: number): string {
	return canvas.define(`palm ${variant}`, (id) => {
		const light = canvas.palette.haze
		const rings = Array.from({ length: 17 }, (_, index) => {
			const y = 5 + index * 5.4
			const half = 0.98 - y * 0.0048
			return `M${n(-half)},-${n(y)}q${n(half)},.5 ${n(half * 2)},0`
		})
		return el(
			'g',
			{ id },
			el('path', { d: 'M-1.1,.4Q-.7,-50-.55,-100H.55Q.7,-50 1.1,.4Q0,.9-1.1,.4z' }),
			el('path', {
				d: 'M-1.1,.4Q-.7,-50-.55,-100H-.05Q-.1,-50-.2,.7z',
				fill: 'currentColor',
				opacity: 0.28,
			}),
			el('path', {
				d: rings.join(''),
				fill: 'none',
				stroke: 'currentColor',
				'stroke-opacity': 0.45,
				'stroke-width': 0.3,
			}),
			el('path', { d: tuft, fill: 'currentColor' }),
			el('path', { d: crown(variant, 18, 9), fill: 'currentColor' }),
			el('path', { d: crown(variant + 20, 6, 7, 0.72, 1.9), fill: light, opacity: 0.16 }),
		)
	})
}

function farCrown(canvas: Canvas, variant: number): string {
	return canvas.define(`far crown ${variant}`, (id) =>
		el('path', { id, d: `${crown(variant + 3, 13, 4)}${tuft}`, fill: 'currentColor' }),
	)
}

/** Undergrowth that roots the trunk in the ground. */
const tuft =
	'M-2.6,.9q.2-1.2-.5-2q1 .5 1.3 1.4q.1-1.6-.2-2.6q.8.9.9 2.4q.3-1.6.9-2.3q-.1 1.4.2 2.3q.4-1.2 1.1-1.8q-.2 1.2 0 1.9q.5-.8 1.3-1q-.6.8-.6 1.7z'

/** Fronds fanned round the heart of the crown, the lower ones hanging. */
function crown(seed: number, count: number, leaflets: number, size = 1, spread = 4.5): string {
	const random = seededRandom(seed * 7 + 3)
	const fronds = Array.from({ length: count }, (_, index) => {
		const share = count > 1 ? index / (count - 1) : 0.5
		const angle = -Math.PI / 2 + (share - 0.5) * spread + (random() - 0.5) * 0.22
		const hanging = Math.abs(share - 0.5) * 2
		const length = (14.5 + random() * 3.5 - hanging ** 3 * 3) * size
		return frond(angle, length, leaflets)
	})
	return fronds.join('')
}

function frond(angle: number, length: number, leaflets: number): string {
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
	const droop = length * (0.1 + 0.32 * Math.abs(dx))
	const tip: Point = [dx * length * 0.92, -100 + dy * length + droop]
	const bend: Point = [dx * length * 0.6, -100 + dy * length * 0.85 - length * 0.06]
	const rib = (t: number): Point => [
		2 * (1 - t) * t * bend[0] + t * t * tip[0],
		(1 - t) ** 2 * -100 + 2 * (1 - t) * t * bend[1] + t * t * tip[1],
	]
	const edge = (side: 1 | -1) => {
		const teeth: Point[] = []
		for (let index = 1; index <= leaflets; index++) {
			const t = 0.1 + (index / (leaflets + 1)) * 0.9
			const [x, y] = rib(t)
			const [aheadX, aheadY] = rib(Math.min(1, t + 0.05))
			const norm = Math.hypot(aheadX - x, aheadY - y) || 1
			const [ux, uy] = [(aheadX - x) / norm, (aheadY - y) / norm]
			const reach = length * 0.2 * Math.sin(Math.PI * (0.15 + t * 0.72)) ** 0.7
			const out: Point = [
				x + (ux * 0.75 - uy * side * 0.8) * reach,
				y + (uy * 0.75 + ux * side * 0.8) * reach + reach * 0.25,
			]
			teeth.push(out, [x - uy * side * 0.12 + ux * 0.4, y + ux * side * 0.12 + uy * 0.4])
		}
		return teeth
	}
	const outline: Point[] = [[0, -100], ...edge(-1), tip, ...edge(1).reverse()]
	return polygon(outline, 1)
}
