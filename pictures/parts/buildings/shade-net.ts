import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type ShadeNetOptions = {
	/** Lower edge of the net at its far end. */
	far: number
	/** Half the width of the far end. */
	half: number
	posts: readonly (readonly [x: number, foot: number])[]
}

/** A net on posts that keeps the full sun off young plants. */
export function shadeNet(canvas: Canvas, { far, half, posts }: ShadeNetOptions): string {
	const { width } = canvas
	const middle = width / 2
	let weave = ''
	for (let step = -12; step <= 12; step++) {
		weave += `M${n(middle + (step / 12) * half, 0)},${far}L${n(middle + (step / 12) * width, 0)},0`
	}
	for (let step = 1; step < 9; step++) {
		const y = far * (1 - (step / 9) ** 1.5)
		const reach = half + (width - half) * (1 - y / far)
		weave += `M${n(middle - reach, 0)},${n(y, 0)}H${n(middle + reach, 0)}`
	}
	const net = `M${middle - half},${far}H${middle + half}L${width + 400},0H-400z`
	let rays = ''
	for (const x of [250, 470, 690, 910]) rays += `M${x},0h60l-140,${canvas.height}h-90z`
	return [
		path(net, linear(canvas, 'down', [0, '#1d3a2c', 0.9], [1, '#3f6a4c', 0.75])),
		line(weave, '#0f241b', 2, { opacity: 0.5 }),
		...posts.map(([x, foot]) =>
			rect(x - 9, 0, 18, foot, linear(canvas, 'right', [0, '#b07a48'], [1, '#5c361b'])),
		),
		line(`M${middle - half},${far}H${middle + half}`, '#8f5a31', 9),
		path(rays, '#fff3c8', { opacity: 0.1 }),
	].join('')
}
