import { palettes } from '#pictures/kit/palettes.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { cloud } from './cloud.ts'
import { cocoraRidge, type Viewpoint } from './cocora-ridge.ts'
import { mist } from './mist.ts'
import { palmGrove } from './palm.ts'
import { ridge, ridgeLine, slopes } from './ridge.ts'
import { sky, sun } from './sky.ts'
import { woods } from './tree.ts'

export type ValleyViewOptions = {
	/** Where the valley floor lies in the picture. */
	floor: number
	/** Height of the mountains above the floor. */
	rise: number
	seed?: number
	sunAt?: readonly [x: number, y: number]
	palms?: boolean
	/** The side of the valley from which the mountains are seen. */
	from?: Viewpoint
	/** The side the light comes from: 1 right, -1 left. */
	light?: 1 | -1
}

/** The valley behind a table, a terrace or a window: skyline, slopes, woods and palms. */
export function valleyView(canvas: Canvas, options: ValleyViewOptions): string {
	const { floor, rise, seed = 3, sunAt, palms = true, from = 'house', light = 1 } = options
	const { width, palette } = canvas
	const [, , middle, near, meadow] = palette.ridges
	const between = ridgeLine(canvas, {
		base: floor - rise * 0.3,
		amplitude: rise * 0.13,
		seed: seed + 11,
		lift: slopes(width * 0.52, rise * 0.34, width * 0.5),
	})
	const front = ridgeLine(canvas, {
		base: floor - rise * 0.05,
		amplitude: rise * 0.06,
		seed: seed + 23,
		lift: slopes(width * 0.48, rise * 0.24, width * 0.5),
	})
	return [
		sky(canvas, { horizon: floor }),
		sunAt ? sun(canvas, { x: sunAt[0], y: sunAt[1], radius: rise * 0.1 }) : '',
		palette === palettes.day ? clouds(canvas, floor, rise, seed) : '',
		cocoraRidge(canvas, { from, floor, rise: rise * 0.95, light }),
		ridge(canvas, between, {
			colour: middle,
			fadeTo: palette.haze,
			foot: floor + rise * 0.1,
			step: 12,
		}),
		mist(canvas, { y: floor - rise * 0.12, reach: rise * 0.2, opacity: 0.6, patches: 4 }),
		palms ? groves(canvas, between, rise, 0.5, 6, seed) : '',
		woods(canvas, { line: front, colour: near, size: Math.max(10, rise * 0.05), seed }),
		ridge(canvas, front, { colour: near, fadeTo: meadow, foot: floor + rise * 0.3, step: 12 }),
		palms ? groves(canvas, front, rise * 1.7, 0.15, 4, seed + 4) : '',
	].join('')
}

/** Fair-weather clouds over the farthest ridge. */
function clouds(canvas: Canvas, floor: number, rise: number, seed: number): string {
	const random = seededRandom(seed)
	const { width } = canvas
	return [0.16, 0.5, 0.8]
		.map((share) =>
			cloud(canvas, {
				x: Math.round(width * (share + (random() - 0.5) * 0.16)),
				y: Math.round(floor - rise * (0.86 + random() * 0.22)),
				width: Math.round(rise * (0.4 + random() * 0.35)),
				opacity: 0.6,
			}),
		)
		.join('')
}

/** Palms on both slopes; the middle stays open for what the picture is about. */
function groves(
	canvas: Canvas,
	line: (x: number) => number,
	rise: number,
	depth: number,
	count: number,
	seed: number,
): string {
	const { width } = canvas
	const height = [rise * 0.3, rise * 0.46] as const
	return (
		palmGrove(canvas, { line, from: 0, to: width * 0.36, count, height, depth, seed }) +
		palmGrove(canvas, {
			line,
			from: width * 0.66,
			to: width,
			count,
			height,
			depth,
			seed: seed + 1,
		})
	)
}
