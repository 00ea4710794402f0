import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { fence } from '#pictures/parts/buildings/fence.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { horse } from '#pictures/parts/nature/horse.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm, palmGrove } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { flanks, peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { hiker } from '#pictures/parts/people/hiker.ts'

export const valleyDay = scene('valley-day', 'day', (canvas) => {
	const { ridges, haze, grass: green, ground } = canvas.palette
	const line = (base: number, amplitude: number, seed: number, lift: (x: number) => number) =>
		ridgeLine(canvas, { base, amplitude, frequency: 4, seed, octaves: 5, lift })
	const far = line(400, 60, 71, (x) => peak(700, 150, 280)(x))
	const second = line(470, 50, 82, (x) => peak(240, 190, 280)(x))
	const third = line(560, 30, 93, (x) => 250 / (1 + Math.exp((1080 - x) / 130)))
	const fourth = line(640, 22, 101, (x) => 150 / (1 + Math.exp((x - 420) / 110)))
	const meadow = line(705, 14, 107, (x) => peak(1500, 60, 420)(x))
	const near = line(835, 12, 113, () => 0)
	return [
		sky(canvas, { horizon: 540 }),
		sun(canvas, { x: 860, y: 160, radius: 46 }),
		cloud(canvas, { x: 420, y: 210, width: 300 }),
		cloud(canvas, { x: 1130, y: 130, width: 200, opacity: 0.6 }),
		cloud(canvas, { x: 1320, y: 220, width: 260, opacity: 0.7 }),
		ridge(canvas, far, { colour: ridges[0], fadeTo: haze, foot: 640 }),
		flanks(canvas, far, { seed: 4, colour: ridges[2], depth: 270, opacity: 0.45 }),
		mist(canvas, { y: 510, reach: 60, seed: 4, opacity: 0.6 }),
		ridge(canvas, second, { colour: ridges[1], fadeTo: haze, foot: 660 }),
		flanks(canvas, second, { seed: 6, colour: ridges[3], depth: 260, opacity: 0.4 }),
		palmGrove(canvas, {
			line: third,
			from: 560,
			to: 1600,
			count: 18,
			height: [80, 130],
			depth: 0.5,
			seed: 5,
		}),
		ridge(canvas, third, {
			colour: mix(ridges[2], green, 0.4),
			fadeTo: mix(haze, green, 0.4),
			foot: 760,
		}),
		palmGrove(canvas, {
			line: third,
			from: 900,
			to: 1600,
			count: 12,
			height: [150, 210],
			depth: 0.35,
			seed: 9,
			sink: 130,
		}),
		mist(canvas, { y: 640, reach: 40, seed: 8, opacity: 0.5 }),
		palmGrove(canvas, {
			line: fourth,
			from: 0,
			to: 700,
			count: 10,
			height: [190, 270],
			depth: 0.25,
			seed: 15,
		}),
		ridge(canvas, fourth, { colour: mix(ridges[3], green, 0.5), fadeTo: green, foot: 760 }),
		ridge(canvas, meadow, { colour: mix(green, '#d9d77a', 0.3), fadeTo: green, foot: 860 }),
		path(canvas, {
			bends: [
				[900, 706, 8],
				[840, 722, 16],
				[905, 742, 26],
				[820, 772, 46],
				[850, 812, 84],
				[760, 900, 190],
			],
			colour: '#dcc393',
		}),
		fence(canvas, {
			line: (x) => meadow(x) + 22,
			from: 960,
			to: 1600,
			gap: 52,
			height: 26,
			wire: true,
		}),
		tree(canvas, { x: 610, y: 742, height: 130, variant: 2 }),
		horse(canvas, { x: 1080, y: meadow(1080) + 62, height: 62, coat: '#8a5a36' }),
		horse(canvas, {
			x: 1240,
			y: meadow(1240) + 76,
			height: 66,
			coat: '#e2d8c2',
			mane: '#8a7a66',
			flip: true,
		}),
		palm(canvas, { x: 560, y: 792, height: 500, variant: 1, lean: -0.8 }),
		palm(canvas, { x: 990, y: 800, height: 560, variant: 0, lean: 0.8 }),
		palm(canvas, { x: 300, y: 800, height: 420, variant: 2 }),
		palm(canvas, { x: 1400, y: 800, height: 600, variant: 2, lean: 1 }),
		hiker(canvas, { x: 812, y: 806, height: 78, top: '#b8562f' }),
		hiker(canvas, { x: 862, y: 794, height: 72, top: '#f2d06b', pack: '#7a3b5e', hat: '#f3ead2' }),
		palm(canvas, { x: 130, y: near(130) + 16, height: 690, variant: 0, lean: 0.6 }),
		palm(canvas, { x: 1530, y: near(1530) + 16, height: 500, variant: 1, lean: -1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 60, count: 120, seed: 26, size: 24, colour: green }),
		flowers(canvas, {
			line: near,
			depth: 55,
			count: 60,
			seed: 29,
			size: 7,
			colours: ['#f7e3b0', '#e8719a', '#f2b36b'],
		}),
	]
})
