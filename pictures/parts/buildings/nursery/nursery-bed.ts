import { linear, stamp } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

type Crop = 'lettuce' | 'marigold' | 'carrot' | 'lavender' | 'tomato'

export type NurseryBedOptions = {
	/** Far and near edge: their left end, width and height in the picture. */
	far: { x: number; width: number; y: number }
	near: { x: number; width: number; y: number }
	crops: readonly Crop[]
	rows?: number
	columns?: number
	seed?: number
	/** Size of the nearest plants. */
	size?: number
}

/** A raised bed of boards and earth; each column grows one crop. */
export function nurseryBed(canvas: Canvas, options: NurseryBedOptions): string {
	const { far, near, crops, rows = 5, columns = 4, seed = 1, size = 1 } = options
	const random = seededRandom(seed)
	const wall = near.width * 0.12
	const plants: string[] = []
	for (let row = 0; row < rows; row++) {
		const share = ((row + 0.55) / rows) ** 1.25
		const y = far.y + (near.y - far.y) * share
		const left = far.x + (near.x - far.x) * share
		const width = far.width + (near.width - far.width) * share
		const scale = size * (width / near.width)
		for (let column = 0; column < columns; column++) {
			const x = left + (width * (column + 0.5)) / columns + (random() - 0.5) * 6
			plants.push(
				crop(canvas, crops[column % crops.length] as Crop, { x, y, scale, flip: random() < 0.5 }),
			)
		}
	}
	const corners = `M${far.x},${far.y}h${far.width}L${near.x + near.width},${near.y}H${near.x}z`
	const frame = near.width * 0.03
	return [
		path(`M${near.x - 6},${near.y + wall}h${near.width + 22}l10,14H${near.x - 14}z`, '#140b06', {
			opacity: 0.3,
		}),
		path(corners, linear(canvas, 'down', [0, '#6a4630'], [1, '#3d2618'])),
		line(
			`M${near.x},${near.y}L${far.x},${far.y}h${far.width}L${near.x + near.width},${near.y}`,
			'#a5713f',
			frame,
		),
		...plants,
		path(
			`M${n(near.x - frame / 2)},${near.y - 4}h${n(near.width + frame)}v${n(wall)}h-${n(near.width + frame)}z`,
			linear(canvas, 'down', [0, '#c48d57'], [1, '#7d5028']),
		),
		line(`M${near.x},${n(near.y + wall * 0.45)}h${near.width}`, '#5c361b', 3, { opacity: 0.6 }),
		path(
			`M${n(near.x - frame / 2)},${near.y - 8}h${n(near.width + frame)}v7h-${n(near.width + frame)}z`,
			'#e2b47c',
		),
	].join('')
}

const figures: Record<Crop, () => string> = {
	lettuce: () =>
		path(
			'M-34,0C-46,-16 -36,-36 -22,-34C-18,-50 18,-50 22,-34C36,-36 46,-16 34,0Q0,10 -34,0z',
			'#5d9a3c',
		) +
		path(
			'M-22,-2C-30,-14 -22,-28 -12,-26C-6,-38 10,-38 14,-26C24,-26 28,-12 20,-2Q0,4 -22,-2z',
			'#9ccc5c',
		) +
		line('M0,-2V-24M-4,-6L-14,-18M4,-6L14,-18', '#d3ea9c', 2.5),
	marigold: () =>
		line('M-18,0V-26M0,0V-40M18,0V-28M-10,-8h0M10,-10h0', '#3f7a3c', 5) +
		line('M-16,-10h0M16,-10h0M0,-14h0', '#4f8a4c', 20) +
		line('M-18,-30h0M0,-44h0M18,-32h0', '#e8792b', 22) +
		line('M-18,-31h0M0,-45h0M18,-33h0', '#fbb93c', 12),
	carrot: () =>
		path('M-9,2C-10,-6 10,-6 9,2Q6,8 0,9T-9,2z', '#e8792b') +
		line(
			'M0,-2C-4,-20 -18,-30 -24,-40M0,-2C-2,-22 -4,-36 -4,-50M0,-2C4,-20 16,-32 22,-42M-12,-24l-12,-2M10,-22l14,-2M-3,-32l-10,-8M-3,-32l10,-8',
			'#5d9a3c',
			4.5,
		),
	lavender: () =>
		line('M-16,0L-24,-34M-6,0L-9,-44M6,0L8,-44M16,0L24,-34M0,0V-48', '#5f7f52', 4) +
		line('M-22,-28L-27,-48M-8,-36L-11,-60M8,-36L11,-60M22,-28L27,-48M0,-40V-66', '#8a6ab8', 9) +
		line('M-24,-38h0M-10,-50h0M0,-56h0M10,-50h0M25,-38h0', '#b9a0dc', 5),
	tomato: () =>
		line('M0,0V-70', '#a5713f', 4) +
		line('M-16,-18h0M14,-22h0M-12,-40h0M14,-46h0M0,-60h0M0,-30h0', '#3f7a3c', 24) +
		line('M-14,-20h0M12,-34h0M-6,-48h0M16,-14h0', '#d8433a', 13) +
		line('M-16,-22h0M10,-36h0', '#fff', 4, { opacity: 0.6 }),
}

function crop(canvas: Canvas, kind: Crop, placement: Placement): string {
	return stamp(canvas, `crop ${kind}`, figures[kind], placement)
}
