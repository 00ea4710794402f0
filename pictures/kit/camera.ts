import { path, type Style } from './shapes.ts'
import { n, type Point, polygon } from './svg.ts'

/** Metres: x to the right, y up, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

export type CameraOptions = {
	eye: Vec
	target: Vec
	/** Pixels that one metre takes at a distance of one metre. */
	focal: number
	/** Where the target appears in the picture. */
	centre: Point
}

/** Colours of a box by the direction its faces look: towards -z, towards ±x, up and down. */
export type BoxPaint = { front: string; side: string; top: string; under?: string }

export type Camera = ReturnType<typeof camera>

const near = 0.05

/** A perspective camera: scenes with depth are modelled in metres, so that sizes agree and shadows fall right. */
export function camera({ eye, target, focal, centre }: CameraOptions) {
	const ahead = unit(minus(target, eye))
	const right = unit(cross([0, 1, 0], ahead))
	const up = cross(ahead, right)

	function seen(at: Vec): Vec {
		const from = minus(at, eye)
		return [dot(from, right), dot(from, up), dot(from, ahead)]
	}

	function flat([x, y, depth]: Vec): Point {
		return [centre[0] + (x * focal) / depth, centre[1] - (y * focal) / depth]
	}

	/** Pixels per metre at a place. */
	function scale(at: Vec): number {
		return focal / seen(at)[2]
	}

	function point(at: Vec): Point {
		return flat(seen(at))
	}

	/** The outline of a flat face; the part behind the viewer is cut off. */
	function outline(corners: readonly Vec[]): Point[] {
		const inView = corners.map(seen)
		return inView
			.flatMap((here, index): Vec[] => {
				const before = inView.at(index - 1) as Vec
				const crossing = before[2] < near !== here[2] < near ? [cut(before, here)] : []
				return here[2] < near ? crossing : [...crossing, here]
			})
			.map(flat)
	}

	/** The path data of a line through the points. */
	function stroke(...points: readonly Vec[]): string {
		return points
			.map(point)
			.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x, 0)},${n(y, 0)}`)
			.join('')
	}

	function face(corners: readonly Vec[], fill: string, style?: Style): string {
		return path(polygon(outline(corners)), fill, style)
	}

	/** The visible faces of an upright box between two corners. */
	function box(low: Vec, high: Vec, { front, side, top, under = front }: BoxPaint): string {
		const [a, b, c] = low
		const [d, e, f] = high
		const z = eye[2] < c ? c : f
		const x = eye[0] < a ? a : d
		const y = eye[1] > e ? e : b
		const faces: string[] = []
		if (eye[1] > e || eye[1] < b) {
			faces.push(face(level(a, c, d, f, y), eye[1] > e ? top : under))
		}
		if (eye[0] < a || eye[0] > d) faces.push(face(wallX(x, b, c, e, f), side))
		if (eye[2] < c || eye[2] > f) faces.push(face(wallZ(z, a, b, d, e), front))
		return faces.join('')
	}

	/** The shadow that a convex body with these corners casts on the level at height y. */
	function shadow(corners: readonly Vec[], light: Vec, fill: string, y = 0): string {
		return path(polygon(hull(fallOn(corners, light, y).map(point))), fill)
	}

	return { point, scale, outline, stroke, face, box, shadow }
}

/** A horizontal rectangle at height y. */
export function level(x0: number, z0: number, x1: number, z1: number, y: number): Vec[] {
	return [
		[x0, y, z0],
		[x1, y, z0],
		[x1, y, z1],
		[x0, y, z1],
	]
}

/** An upright rectangle across the view, at distance z. */
export function wallZ(z: number, x0: number, y0: number, x1: number, y1: number): Vec[] {
	return [
		[x0, y0, z],
		[x1, y0, z],
		[x1, y1, z],
		[x0, y1, z],
	]
}

/** An upright rectangle along the view, at x. */
export function wallX(x: number, y0: number, z0: number, y1: number, z1: number): Vec[] {
	return [
		[x, y0, z0],
		[x, y0, z1],
		[x, y1, z1],
		[x, y1, z0],
	]
}

/** Where sunlight that passes the points meets the level at height y: a shadow, or the light of a window. */
export function fallOn(points: readonly Vec[], light: Vec, y = 0): Vec[] {
	return points.map(([px, py, pz]) => {
		const steps = (y - py) / light[1]
		return [px + light[0] * steps, y, pz + light[2] * steps]
	})
}

/** The eight corners of an upright box. */
export function cornersOf(low: Vec, high: Vec): Vec[] {
	return [
		...level(low[0], low[2], high[0], high[2], low[1]),
		...level(low[0], low[2], high[0], high[2], high[1]),
	]
}

/** The smallest convex outline round the points (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
	const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
	const half = (ordered: readonly Point[]) => {
		const chain: Point[] = []
		for (const point of ordered) {
			while (chain.length > 1 && turnsBack(chain.at(-2) as Point, chain.at(-1) as Point, point)) {
				chain.pop()
			}
			chain.push(point)
		}
		return chain.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsBack(a: Point, b: Point, c: Point): boolean {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0
}

function cut(a: Vec, b: Vec): Vec {
	const share = (near - a[2]) / (b[2] - a[2])
	return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, near]
}

function minus(a: Vec, b: Vec): Vec {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function dot(a: Vec, b: Vec): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vec, b: Vec): Vec {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(a: Vec): Vec {
	const length = Math.hypot(...a)
	return [a[0] / length, a[1] / length, a[2] / length]
}
