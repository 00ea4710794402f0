import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type ReedsOptions = {
	x: number
	y: number
	width: number
	height: number
	count?: number
	seed?: number
	colour?: string
}

/** Bulrushes at the edge of the water. */
export function reeds(canvas: Canvas, options: ReedsOptions): string {
	const { x, y, width, height, count = 16, seed = 1, colour = canvas.palette.palm } = options
	const random = seededRandom(seed)
	let [blades, heads] = ['', '']
	for (let index = 0; index < count; index++) {
		const foot = x + (random() - 0.5) * width
		const tall = height * (0.55 + random() * 0.45)
		const sway = (random() - 0.5) * height * 0.3
		blades += `M${n(foot, 0)},${n(y + random() * 8, 0)}q${n(sway * 0.1, 0)},${n(-tall * 0.6, 0)} ${n(sway, 0)},${n(-tall, 0)}`
		if (index % 3 === 0)
			heads += `M${n(foot + sway * 0.8, 0)},${n(y - tall * 0.9, 0)}v-${n(height * 0.14, 0)}`
	}
	return line(blades, colour, height * 0.022) + line(heads, '#6a3d20', height * 0.06)
}
