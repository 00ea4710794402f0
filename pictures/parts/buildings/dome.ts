import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point, polygon } from '#pictures/kit/svg.ts'
import { centre, icosphere, type Vertex } from './icosphere.ts'

export type DomeOptions = {
	/** The ground under the middle of its deck. */
	x: number
	y: number
	width: number
	lit?: boolean
	flip?: boolean
}

type Facet = { points: Point[]; facing: Vertex; middle: Vertex }

/** A geodesic dome of triangles on a wooden deck; after dark it glows from within. */
export function dome(canvas: Canvas, { x, y, width, lit = false, flip }: DomeOptions): string {
	const id = canvas.define(`dome ${lit}`, (id) => el('g', { id }, ...parts(canvas, lit)))
	return place(id, { x, y, scale: width / 240, flip })
}

function parts(canvas: Canvas, lit: boolean): string[] {
	const { palette } = canvas
	const wood = lit ? '#5b3826' : '#a06a42'
	const frame = lit ? '#8a5a2c' : '#b7b09a'
	const shaded = new Map<string, string>()
	for (const { points, facing, middle } of facets()) {
		const light = facing[0] * 0.55 + facing[1] * 0.65 + facing[2] * 0.5
		const inner = 1 - Math.hypot(middle[0] * 0.8, middle[1] - 0.1)
		const step = Math.round(Math.max(0, Math.min(1, lit ? inner : light)) * 6) / 6
		const colour = lit
			? mix('#c9752f', '#fff0bd', step)
			: mix(mix('#a9b8b2', palette.haze, 0.2), '#fffaf0', step)
		shaded.set(colour, (shaded.get(colour) ?? '') + polygon(points, 0))
	}
	return [
		el('ellipse', { cy: 3, rx: 140, ry: 11, fill: '#000', opacity: 0.3 }),
		el('path', {
			d: 'M-96,-20V0M-40,-20V4M40,-20V4M96,-20V0',
			stroke: mix(wood, '#000000', 0.5),
			'stroke-width': 8,
		}),
		el('path', { d: 'M-126,-24H126L132,-12H-132z', fill: wood }),
		el('path', { d: 'M-132,-12H132V-5H-132z', fill: mix(wood, '#000000', 0.4) }),
		...[...shaded].map(([fill, d]) =>
			el('path', { d, fill, stroke: frame, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
		),
		el('path', {
			d: 'M-24,-22V-66Q-24,-88 0,-88Q24,-88 24,-66V-22z',
			fill: lit ? '#fff6d2' : '#3f5a58',
			stroke: wood,
			'stroke-width': 5,
		}),
		el('path', { d: 'M0,-88V-22', stroke: wood, 'stroke-width': 3 }),
		el('path', {
			d: 'M-24,-88L-44,-22H-30L-18,-84zM24,-88L44,-22H30L18,-84z',
			fill: lit ? '#e8a95c' : '#e9e2cf',
			opacity: 0.9,
		}),
		el('path', {
			d: 'M-34,-12H34L40,-3H-40zM-42,-3H42L48,7H-48z',
			fill: mix(wood, '#ffffff', 0.1),
		}),
	]
}

function facets(): Facet[] {
	const radius = 112
	const floor = -0.12
	return icosphere().flatMap((corners) => {
		const middle = centre(corners)
		if (middle[2] < 0.02 || middle[1] < floor) return []
		const points = corners.map(
			(v): Point => [v[0] * radius, -22 - (Math.max(floor, v[1]) - floor) * radius],
		)
		return [{ points, facing: middle, middle }]
	})
}
