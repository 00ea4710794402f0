import type { perspective } from '#pictures/kit/depth.ts'
import { linear } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { type PottedPlantOptions, pottedPlant } from '#pictures/parts/things/pots/potted-plant.ts'

export type PlantBenchOptions = {
	eye: ReturnType<typeof perspective>
	/** Inner and outer edge, as offsets from the vanishing point in the nearest plane. */
	inner: number
	outer: number
	/** The top of the bench and the ground, below the eye. */
	top: number
	ground: number
	end: number
	plants: readonly Omit<PottedPlantOptions, 'x' | 'y'>[]
	rows: number
	columns?: number
	seed?: number
}

/** A long slatted bench of plants that runs away from the viewer. */
export function plantBench(canvas: Canvas, options: PlantBenchOptions): string {
	const { eye, inner, outer, top, ground, end, plants, rows, columns = 2, seed = 1 } = options
	const random = seededRandom(seed)
	const at = (x: number, y: number, depth: number) => {
		const spot = eye(x, y, depth)
		return `${n(spot.x, 0)},${n(spot.y, 0)}`
	}
	const board = `M${at(inner, top, -0.62)}L${at(inner, top, end)}L${at(outer, top, end)}L${at(outer, top, -0.62)}z`
	const face = `M${at(inner, top, -0.62)}L${at(inner, top, end)}L${at(inner, top + 26, end)}L${at(inner, top + 26, -0.62)}z`
	const under = `M${at(inner, top, -0.62)}L${at(inner, top, end)}L${at(inner, ground, end)}L${at(inner, ground, -0.62)}z`
	const seams = [0.33, 0.66]
		.map((share) => inner + (outer - inner) * share)
		.map((x) => `M${at(x, top, -0.62)}L${at(x, top, end)}`)
	let legs = ''
	for (let depth = -0.1; depth < end; depth += end / 5)
		legs += `M${at(inner, top, depth)}L${at(inner, ground, depth)}`
	const pots: string[] = []
	for (let row = rows - 1; row >= 0; row--) {
		const depth = -0.22 + (row / rows) * end
		for (let column = 0; column < columns; column++) {
			const across = columns - 1 - column
			const x = inner + ((outer - inner) * (across + 0.6)) / columns
			const spot = eye(x, top, depth)
			const kind = plants[Math.floor(random() * plants.length)] as (typeof plants)[number]
			pots.push(
				pottedPlant(canvas, {
					...kind,
					...spot,
					scale: spot.scale * (kind.scale ?? 1),
					flip: random() < 0.5,
				}),
			)
		}
	}
	return [
		path(under, '#20301f', { opacity: 0.55 }),
		line(legs, '#5c3a20', 9),
		path(board, linear(canvas, 'down', [0, '#c9a06a'], [1, '#9a6a3c'])),
		line(seams.join(''), '#5c3a20', 3, { opacity: 0.5 }),
		path(face, '#6a4526'),
		...pots,
	].join('')
}
