import { glow } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type StringLightsOptions = {
	from: readonly [x: number, y: number]
	to: readonly [x: number, y: number]
	sag: number
	bulbs: number
}

export function stringLights(
	canvas: Canvas,
	{ from, to, sag, bulbs }: StringLightsOptions,
): string {
	const at = (t: number) => {
		const y = from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)
		return [from[0] + (to[0] - from[0]) * t, y] as const
	}
	const lamps: string[] = []
	for (let index = 0; index < bulbs; index++) {
		const [x, y] = at((index + 0.5) / bulbs)
		lamps.push(
			glow(canvas, x, y + 12, 40, 40, '#ffd27a', 0.7) + ellipse(x, y + 12, 7, 9, '#fff0b8'),
		)
	}
	const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
	return (
		line(`M${from}Q${n(middle[0] ?? 0)},${n(middle[1] ?? 0)} ${to}`, '#2b1d16', 3) + lamps.join('')
	)
}
