import { linear, radial } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type RoundTableOptions = {
	x: number
	y: number
	radius: number
	/** How far the cloth falls. */
	drop: number
	cloth?: readonly [light: string, middle: string, dark: string]
}

/** A round table under a cloth that falls in folds. */
export function roundTable(canvas: Canvas, options: RoundTableOptions): string {
	const { x, y, radius, drop, cloth = ['#fff3dc', '#d9b98a', '#8a5f3c'] } = options
	const [light, middle, dark] = cloth
	const ry = radius * 0.24
	const folds = 9
	const foot = (step: number) => {
		const share = (step / folds) * 2 - 1
		return [x + share * radius * 1.08, y + drop + Math.sqrt(1 - share * share) * ry * 0.7] as const
	}
	let hem = `M${n(x - radius)},${n(y)}L${n(foot(0)[0])},${n(foot(0)[1])}`
	let creases = ''
	for (let step = 1; step <= folds; step++) {
		const [[fromX, fromY], [toX, toY]] = [foot(step - 1), foot(step)]
		hem += `Q${n((fromX + toX) / 2)},${n((fromY + toY) / 2 + 20)} ${n(toX)},${n(toY)}`
		if (step < folds) {
			const share = (step / folds) * 2 - 1
			const topY = y + Math.sqrt(1 - share * share) * ry
			creases += `M${n(x + share * radius)},${n(topY + 14)}Q${n(x + share * radius)},${n(topY + drop * 0.5)} ${n(toX)},${n(toY - 6)}`
		}
	}
	const side = linear(canvas, 'right', [0, middle], [0.5, light], [1, middle])
	return [
		path(`${hem}L${n(x + radius)},${n(y)}z`, side),
		path(
			`${hem}L${n(x + radius)},${n(y)}z`,
			linear(canvas, 'down', [0, dark, 0.15], [1, dark, 0.85]),
		),
		line(creases, dark, 5, { opacity: 0.5 }),
		ellipse(x, y + 6, radius, ry, dark, { opacity: 0.6 }),
		ellipse(x, y, radius, ry, radial(canvas, [0.5, 0.5], [0, light], [0.7, light], [1, middle])),
	].join('')
}
