import { line, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'

type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Mesh stretched over a four-cornered frame, however it is turned to the viewer. */
function mesh([a, b, c, d]: Quad, columns: number, rows: number): string {
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

type Pole = { x: number; y: number; height: number }

/** A volleyball net in perspective, from its near pole to its far one. */
export function volleyballNet({
	near,
	far,
	ink,
	tape,
}: {
	near: Pole
	far: Pole
	ink: string
	tape: string
}): string {
	const top = ({ x, y, height }: Pole): Point => [x, y - height]
	const low = ({ x, y, height }: Pole): Point => [x, y - height * 0.56]
	const quad: Quad = [top(near), top(far), low(far), low(near)]
	const band = (a: Point, b: Point, wide: number) => {
		const narrow = (wide * far.height) / near.height
		return `M${n(a[0])},${n(a[1])}L${n(b[0])},${n(b[1])}v${n(narrow)}L${n(a[0])},${n(a[1] + wide)}z`
	}
	const pole = ({ x, y, height }: Pole, half: number) =>
		`M${n(x - half)},${n(y)}V${n(y - height - half * 3)}h${n(half * 2)}V${n(y)}z`
	const wide = near.height * 0.045
	return (
		path(pole(far, (far.height / near.height) * wide * 0.36), ink) +
		line(mesh(quad, 16, 7), ink, 3, { opacity: 0.6 }) +
		path(band(quad[0], quad[1], wide) + band(quad[3], quad[2], wide * 0.5), tape) +
		path(pole(near, wide * 0.36), ink)
	)
}
