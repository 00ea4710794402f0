import type { perspective } from '#pictures/kit/depth.ts'
import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

type Eye = ReturnType<typeof perspective>

export type PolyTunnelOptions = {
	eye: Eye
	/** Half width, height above and depth below the eye, in the nearest plane. */
	half: number
	above: number
	below: number
	/** How far away its end is. */
	end: number
}

/** The inside of a greenhouse tunnel over what was drawn before, which is seen through its open end. */
export function polyTunnel(canvas: Canvas, options: PolyTunnelOptions): string {
	const { eye, half, above, below, end } = options
	const arch = (depth: number) => {
		const [left, right] = [eye(-half, below, depth), eye(half, below, depth)]
		const [spring, crown] = [eye(-half, -above * 0.25, depth), eye(0, -above, depth)]
		return `M${n(left.x)},${n(left.y)}V${n(spring.y)}C${n(left.x)},${n(crown.y + (spring.y - crown.y) * 0.3)} ${n(crown.x - (crown.x - left.x) * 0.55)},${n(crown.y)} ${n(crown.x)},${n(crown.y)}S${n(right.x)},${n(crown.y + (spring.y - crown.y) * 0.3)} ${n(right.x)},${n(spring.y)}V${n(right.y)}`
	}
	let ribs = ''
	for (let depth = 0; depth <= end; depth += end / 6) ribs += arch(depth)
	let purlins = ''
	for (const [x, y] of [
		[-1, -0.25],
		[-0.86, -0.68],
		[-0.5, -0.93],
		[0, -1],
		[0.5, -0.93],
		[0.86, -0.68],
		[1, -0.25],
	] as const) {
		const [near, far] = [eye(x * half, y * above, -0.2), eye(x * half, y * above, end)]
		purlins += `M${n(near.x)},${n(near.y)}L${n(far.x)},${n(far.y)}`
	}
	const { width, height } = canvas
	const sheet = linear(
		canvas,
		'down',
		[0, '#f4f7e6', 0.92],
		[0.6, '#d9e6cc', 0.9],
		[1, '#9fb88c', 0.95],
	)
	return [
		path(`M0,0H${width}V${height}H0z${arch(end)}z`, sheet, { 'fill-rule': 'evenodd' }),
		line(purlins, '#8fa58c', 3, { opacity: 0.7 }),
		line(ribs, '#6f8a78', 7, { opacity: 0.85 }),
		line(arch(end), '#4a6a5c', 6),
	].join('')
}

/** The earth path between the benches. */
export function aisle(canvas: Canvas, eye: Eye, half: number, below: number, end: number): string {
	const [a, b, c, d] = [
		eye(-half, below, -0.5),
		eye(-half, below, end),
		eye(half, below, end),
		eye(half, below, -0.5),
	]
	const ground = [eye(-3000, below, end), eye(3000, below, end)]
	return (
		path(
			`M${n(ground[0]?.x ?? 0)},${n(b.y)}H${n(ground[1]?.x ?? 0)}V${canvas.height}H0V${canvas.height}z`,
			'#6f8a58',
		) +
		path(
			`M${n(a.x)},${n(a.y)}L${n(b.x)},${n(b.y)}H${n(c.x)}L${n(d.x)},${n(d.y)}z`,
			linear(canvas, 'down', [0, '#e2cf9e'], [1, '#b08a58']),
		)
	)
}
