import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { cocoraRidge, type Viewpoint } from './cocora-ridge.ts'
import { mist } from './mist.ts'
import { palmGrove } from './palm.ts'
import { ridge, ridgeLine, slopes } from './ridge.ts'

export type BackdropOptions = {
	/** Height of the skyline; the valley floor lies 0.3 of the picture's height below it. */
	horizon: number
	seed: number
	/** Where the valley opens. */
	x?: number
	/** The side of the valley from which the mountains are seen. */
	from?: Viewpoint
	/** The side the light comes from: 1 right, -1 left. */
	light?: 1 | -1
	/** Palms on the far slopes. */
	palms?: number
	mistiness?: number
}

/** The mountains behind most pictures: the valley's skyline, a palm-grown slope, mist between them. */
export function backdrop(canvas: Canvas, options: BackdropOptions): string {
	const { width, height, palette } = canvas
	const {
		horizon,
		seed,
		x = width / 2,
		light = 1,
		from = 'house',
		palms = 9,
		mistiness = 0.6,
	} = options
	const { ridges } = palette
	const near = ridgeLine(canvas, {
		base: horizon + height * 0.17,
		amplitude: height * 0.035,
		frequency: 4,
		seed: seed + 20,
		lift: slopes(x, height * 0.13, width * 0.5),
	})
	const grove = { line: near, height: [height * 0.1, height * 0.17], depth: 0.55 } as const
	const floor = horizon + height * 0.3
	return [
		cocoraRidge(canvas, {
			from,
			floor,
			rise: floor - horizon + height * 0.17,
			light,
		}),
		mist(canvas, { y: horizon + height * 0.18, reach: height * 0.07, seed, opacity: mistiness }),
		palms
			? palmGrove(canvas, { ...grove, from: 0, to: x - width * 0.16, count: palms, seed: seed + 2 })
			: '',
		palms
			? palmGrove(canvas, {
					...grove,
					from: x + width * 0.2,
					to: width,
					count: palms,
					seed: seed + 3,
				})
			: '',
		ridge(canvas, near, {
			colour: mix(ridges[2], ridges[3], 0.4),
		}),
		mist(canvas, {
			y: floor - height * 0.03,
			reach: height * 0.06,
			seed: seed + 5,
			opacity: mistiness,
		}),
	].join('')
}
