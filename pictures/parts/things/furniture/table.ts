import { linear } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type TableTopOptions = {
	/** Where its far edge lies. */
	y: number
	/** Far, middle and near colour of the wood. */
	wood?: readonly [string, string, string]
	seed?: number
}

/** A plank table that fills the foot of the picture, its planks running away from the viewer. */
export function tableTop(canvas: Canvas, options: TableTopOptions): string {
	const { y, wood = ['#b07a48', '#8f5a31', '#6a3d20'], seed = 5 } = options
	const { width, height } = canvas
	const random = seededRandom(seed)
	const deep = height - y
	const vanishing = y - deep * 1.1
	const middle = width / 2
	const towards = (foot: number, at: number) =>
		middle + ((foot - middle) * (at - vanishing)) / (height - vanishing)
	let seams = ''
	let grain = ''
	for (let foot = middle - width * 1.5; foot < middle + width * 1.5; foot += width / 5) {
		seams += `M${n(towards(foot, y), 0)},${n(y, 0)}L${n(foot, 0)},${height}`
		for (let vein = 0; vein < 5; vein++) {
			const veinFoot = foot + (0.12 + 0.18 * vein) * (width / 5)
			const from = y + deep * random() * 0.8
			const to = from + deep * (0.1 + random() * 0.3)
			grain += `M${n(towards(veinFoot, from), 0)},${n(from, 0)}L${n(towards(veinFoot, to), 0)},${n(to, 0)}`
		}
	}
	return [
		rect(0, y, width, deep, linear(canvas, 'down', [0, wood[0]], [0.45, wood[1]], [1, wood[2]])),
		line(grain, '#3a1f0f', 3, { opacity: 0.16 }),
		line(seams, '#3a1f0f', 4, { opacity: 0.45 }),
		line(`M0,${n(y + 2)}H${width}`, '#f6d39a', 4, { opacity: 0.6 }),
	].join('')
}
