import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'

type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Mesh stretched over a four-cornered frame, however it is turned to the viewer. */
export function mesh([a, b, c, d]: Quad, columns: number, rows: number): string {
	const at = (u: number, v: number) => {
		const mixed = (axis: 0 | 1) =>
			(1 - v) * (a[axis] + (b[axis] - a[axis]) * u) + v * (d[axis] + (c[axis] - d[axis]) * u)
		return `${n(mixed(0), 0)},${n(mixed(1), 0)}`
	}
	let strands = ''
	for (let i = 0; i <= columns; i++) strands += `M${at(i / columns, 0)}L${at(i / columns, 1)}`
	for (let j = 0; j <= rows; j++) strands += `M${at(0, j / rows)}L${at(1, j / rows)}`
	return strands
}

export type VolleyballNetOptions = {
	near: { x: number; y: number; height: number }
	far: { x: number; y: number; height: number }
}

/** A net seen almost end on, from its near pole to its far one. */
export function volleyballNet(canvas: Canvas, { near, far }: VolleyballNetOptions): string {
	const wood = linear(canvas, 'right', [0, '#c08a55'], [0.5, '#8f5a31'], [1, '#5c361b'])
	const top = (pole: typeof near): Point => [pole.x, pole.y - pole.height * 0.97]
	const low = (pole: typeof near): Point => [pole.x, pole.y - pole.height * 0.5]
	const quad: Quad = [top(near), top(far), low(far), low(near)]
	const tape = (from: Point, to: Point, width: number) =>
		line(`M${n(from[0])},${n(from[1])}L${n(to[0])},${n(to[1])}`, '#fdf6e6', width)
	const pole = ({ x, y, height }: typeof near, half: number) =>
		path(
			`M${n(x - half)},${y}L${n(x - half * 0.8)},${y - height}h${n(half * 1.6)}L${n(x + half)},${y}z`,
			wood,
		)
	return [
		contactShadow(canvas, far.x, far.y, 30, 7, 0.45),
		contactShadow(canvas, near.x, near.y, 44, 10, 0.5),
		pole(far, 6),
		line(mesh(quad, 12, 9), '#fdf6e6', 2, { opacity: 0.75 }),
		tape(quad[0], quad[1], 9),
		tape(quad[3], quad[2], 5),
		pole(near, 9),
	].join('')
}

export type GoalOptions = { x: number; y: number; width: number; height: number; depth?: number }

/** A wooden goal seen from the front; `x`, `y` is the foot of its left post. */
export function goal(_canvas: Canvas, { x, y, width, height, depth = 0.16 }: GoalOptions): string {
	const [inset, lift] = [width * depth, height * 0.2]
	const back: Quad = [
		[x + inset, y - height + lift * 0.6],
		[x + width - inset, y - height + lift * 0.6],
		[x + width - inset, y - lift],
		[x + inset, y - lift],
	]
	const front: Quad = [
		[x, y - height],
		[x + width, y - height],
		[x + width, y],
		[x, y],
	]
	const sides = [
		mesh([front[0], back[0], back[3], front[3]], 4, 10),
		mesh([back[1], front[1], front[2], back[2]], 4, 10),
		mesh([front[0], front[1], back[1], back[0]], 22, 3),
		mesh(back, 20, 9),
	]
	return (
		line(sides.join(''), '#fdf6e6', 1.6, { opacity: 0.6 }) +
		line(`M${x},${y}V${y - height}H${x + width}V${y}`, '#b9ab92', 16, {
			'stroke-linecap': 'butt',
		}) +
		line(`M${x - 2},${y}V${y - height - 2}H${x + width}V${y}`, '#fffaf0', 10, {
			'stroke-linecap': 'butt',
		})
	)
}
