import { scene } from '#pictures/kit/scene.ts'
import { cabin } from '#pictures/parts/buildings/cabin.ts'
import { flock } from '#pictures/parts/nature/animals/bird.ts'
import { horse } from '#pictures/parts/nature/animals/horse.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm, palmGrove } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { river } from '#pictures/parts/nature/river.ts'
import { sky, stars, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'

/** Idea: the river keeps the light that the sky has lost. */
export const valleyDusk = scene('valley-dusk', 'dusk', (canvas) => {
	const { ridges, ground } = canvas.palette
	const line = (base: number, amplitude: number, seed: number, lift: (x: number) => number) =>
		ridgeLine(canvas, { base, amplitude, frequency: 4, seed, octaves: 5, lift })
	const second = line(520, 45, 25, slopes(720, 150, 800))
	const third = line(610, 28, 38, slopes(720, 200, 800))
	const floor = line(690, 8, 47, slopes(760, 50, 800))
	const near = line(820, 20, 64, slopes(760, 150, 800))
	return [
		sky(canvas, { horizon: 580 }),
		stars(canvas, { count: 60, bottom: 200 }),
		sun(canvas, { x: 720, y: 430, radius: 66 }),
		cloud(canvas, { x: 480, y: 260, width: 460, thin: true, colour: '#f3a878', opacity: 0.75 }),
		cloud(canvas, { x: 1010, y: 200, width: 420, thin: true, colour: '#e58e70', opacity: 0.6 }),
		cloud(canvas, { x: 860, y: 320, width: 300, thin: true, colour: '#ffd9a0', opacity: 0.7 }),
		cloud(canvas, { x: 180, y: 330, width: 330, thin: true, colour: '#f3a878', opacity: 0.5 }),
		cocoraRidge(canvas, { from: 'lookout', floor: 640, rise: 390, light: -1 }),
		mist(canvas, { y: 545, reach: 50, seed: 3 }),
		palmGrove(canvas, {
			line: second,
			from: 0,
			to: 560,
			count: 13,
			height: [70, 110],
			depth: 0.5,
			seed: 6,
		}),
		palmGrove(canvas, {
			line: second,
			from: 900,
			to: 1600,
			count: 15,
			height: [70, 110],
			depth: 0.5,
			seed: 7,
		}),
		ridge(canvas, second, { colour: ridges[1] }),
		palmGrove(canvas, {
			line: third,
			from: 0,
			to: 520,
			count: 8,
			height: [150, 220],
			depth: 0.3,
			seed: 16,
		}),
		palmGrove(canvas, {
			line: third,
			from: 960,
			to: 1600,
			count: 9,
			height: [150, 220],
			depth: 0.3,
			seed: 18,
		}),
		ridge(canvas, third, { colour: ridges[2] }),
		mist(canvas, { y: 668, reach: 34, seed: 19, opacity: 0.7 }),
		ridge(canvas, floor, { colour: ridges[3] }),
		river(canvas, {
			bends: [
				[700, 690, 10],
				[660, 706, 24],
				[750, 728, 44],
				[690, 758, 80],
				[790, 800, 140],
				[720, 880, 260],
			],
			colour: '#f3b27e',
			bank: ridges[4],
			glints: 30,
		}),
		tree(canvas, { x: 1010, y: 744, height: 110, colour: ridges[4] }),
		cabin(canvas, { x: 930, y: 748, width: 120, lit: true }),
		horse(canvas, { x: 1150, y: 742, height: 44, coat: '#3a2a2a', mane: ground }),
		horse(canvas, { x: 1255, y: 734, height: 38, coat: '#8a7468', mane: ground, flip: true }),
		palm(canvas, { x: 850, y: 752, height: 260, variant: 2, depth: 0.1 }),
		palm(canvas, { x: 555, y: 770, height: 430, variant: 1, lean: -1 }),
		palm(canvas, { x: 1100, y: 780, height: 320, variant: 0, lean: 1 }),
		palm(canvas, { x: 380, y: near(380) + 10, height: 480, variant: 2 }),
		palm(canvas, { x: 190, y: near(190) + 12, height: 640, variant: 0, lean: 0.6 }),
		palm(canvas, { x: 1310, y: near(1310) + 10, height: 560, variant: 1 }),
		palm(canvas, { x: 1480, y: near(1480) + 12, height: 590, variant: 2, lean: -1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 90, count: 130, seed: 6, size: 24 }),
		flock(canvas, { x: 860, y: 250, count: 10, size: 20, spread: 220, seed: 8, colour: '#2a3350' }),
	]
})
