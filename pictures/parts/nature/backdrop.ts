import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { mist } from './mist.ts'
import { palmGrove } from './palm.ts'
import { flanks, peak, ridge, ridgeLine, slopes } from './ridge.ts'

export type BackdropOptions = {
	/** Where the farthest ridge meets the sky; the valley floor is `height * 0.25` below. */
	horizon: number
	seed: number
	/** Where the valley opens. */
	x?: number
	/** The side of the mountains in shadow: 1 right, -1 left. */
	shadow?: 1 | -1
	/** Palms on the far slopes. */
	palms?: number
	mistiness?: number
}

/** The mountains behind most pictures: two far ranges, a palm-grown slope, mist between them. */
export function backdrop(canvas: Canvas, options: BackdropOptions): string {
	const { width, height, palette } = canvas
	const { horizon, seed, x = width / 2, shadow = -1, palms = 9, mistiness = 0.6 } = options
	const { ridges, haze } = palette
	const far = ridgeLine(canvas, {
		base: horizon,
		amplitude: height * 0.06,
		frequency: 4,
		seed,
		octaves: 5,
		lift: peak(x - width * 0.17, height * 0.16, width * 0.17),
	})
	const middle = ridgeLine(canvas, {
		base: horizon + height * 0.08,
		amplitude: height * 0.055,
		frequency: 4.4,
		seed: seed + 10,
		octaves: 5,
		lift: peak(x + width * 0.34, height * 0.18, width * 0.16),
	})
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
		ridge(canvas, far, { colour: ridges[0], fadeTo: haze, foot: floor }),
		flanks(canvas, far, {
			seed,
			colour: ridges[2],
			depth: height * 0.3,
			opacity: 0.4,
			side: shadow,
		}),
		mist(canvas, { y: horizon + height * 0.1, reach: height * 0.07, seed, opacity: mistiness }),
		ridge(canvas, middle, { colour: ridges[1], fadeTo: haze, foot: floor }),
		flanks(canvas, middle, {
			seed: seed + 1,
			colour: ridges[3],
			depth: height * 0.28,
			opacity: 0.35,
			side: shadow,
		}),
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
			fadeTo: mix(haze, ridges[3], 0.25),
			foot: floor,
		}),
		mist(canvas, {
			y: floor - height * 0.03,
			reach: height * 0.06,
			seed: seed + 5,
			opacity: mistiness,
		}),
	].join('')
}
