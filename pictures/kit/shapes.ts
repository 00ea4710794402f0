import { curve, points } from './curve.ts'
import type { Placing } from './place.ts'
import { el, n, type Point } from './svg.ts'

export type Style = Record<string, string | number | undefined>

export function path(d: string, fill: string, style: Style = {}): string {
	return el('path', { d, fill, ...style })
}

/** A smooth outline drawn by hand: `'0,0 40,-20 80,0'`, a corner where a point is given twice. */
export function contour(
	text: string,
	fill: string,
	{ tension = 0.85, ...style }: Style & { tension?: number } = {},
): string {
	return path(curve(points(text), { tension }), fill, style)
}

/** An open line with round ends. A dot is a line of no length: `M3,4h0`. */
export function line(d: string, stroke: string, width: number, style: Style = {}): string {
	return el('path', {
		d,
		fill: 'none',
		stroke,
		'stroke-width': width,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		...style,
	})
}

export function ellipse(
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	fill: string,
	style: Style = {},
): string {
	return rx === ry
		? el('circle', { cx, cy, r: rx, fill, ...style })
		: el('ellipse', { cx, cy, rx, ry, fill, ...style })
}

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	style: Style = {},
): string {
	return el('rect', { x, y, width, height, fill, ...style })
}

/** Round at both ends, tapering from one to the other: a limb, a handle. */
export function capsule(a: Point, ra: number, b: Point, rb: number): string {
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
	const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
	const at = ([x, y]: Point, r: number) => `${n(x + nx * r)},${n(y + ny * r)}`
	return `M${at(a, ra)}A${n(ra)},${n(ra)} 0 0 1 ${at(a, -ra)}L${at(b, -rb)}A${n(rb)},${n(rb)} 0 0 1 ${at(b, rb)}z`
}

export type Placement = Omit<Placing, 'scale'> & { scale?: number }

/** Draws parts made around the origin at their place in the scene. */
export function group(placement: Placement, ...parts: string[]): string {
	const { x, y, scale = 1, flip = false, turn = 0 } = placement
	const size = n(scale, 3)
	const steps = [
		`translate(${n(x)} ${n(y)})`,
		turn ? `rotate(${n(turn)})` : '',
		flip ? `scale(-${size} ${size})` : scale === 1 ? '' : `scale(${size})`,
	]
	return el('g', { transform: steps.join('') }, ...parts)
}
