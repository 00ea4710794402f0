import { scene } from '#pictures/kit/scene.ts'
import { mist } from '#pictures/parts/mist.ts'
import { palm, palmGrove } from '#pictures/parts/palm.ts'
import { flanks, peak, ridge, ridgeLine, slopes } from '#pictures/parts/ridge.ts'
import { sky, sun } from '#pictures/parts/sky.ts'

export const valleyDawn = scene('valley-dawn', 'dawn', (canvas) => {
	const { ridges, haze, ground } = canvas.palette
	const far = ridgeLine(canvas, {
		base: 400,
		amplitude: 60,
		frequency: 5,
		seed: 11,
		octaves: 5,
		lift: peak(560, 150, 260),
	})
	const second = ridgeLine(canvas, {
		base: 470,
		amplitude: 60,
		frequency: 5,
		seed: 21,
		octaves: 5,
		lift: (x) => peak(1330, 190, 240)(x) + peak(120, 110, 220)(x),
	})
	const third = ridgeLine(canvas, {
		base: 560,
		amplitude: 50,
		frequency: 5,
		seed: 31,
		lift: slopes(800, 130, 800),
	})
	const fourth = ridgeLine(canvas, {
		base: 640,
		amplitude: 30,
		frequency: 4,
		seed: 41,
		lift: slopes(820, 170, 800),
	})
	const fifth = ridgeLine(canvas, {
		base: 730,
		amplitude: 26,
		frequency: 4,
		seed: 51,
		lift: slopes(800, 150, 800),
	})
	const near = ridgeLine(canvas, {
		base: 830,
		amplitude: 18,
		frequency: 5,
		seed: 61,
		lift: slopes(780, 130, 800),
	})
	return [
		sky(canvas),
		sun(canvas, { x: 900, y: 300, radius: 54 }),
		ridge(canvas, far, { colour: ridges[0], fadeTo: haze }),
		flanks(canvas, far, { seed: 3, colour: ridges[2], depth: 260, opacity: 0.4 }),
		mist(canvas, { y: 500, reach: 70, seed: 3 }),
		ridge(canvas, second, { colour: ridges[1], fadeTo: haze }),
		flanks(canvas, second, { seed: 5, colour: ridges[3], depth: 260, opacity: 0.4 }),
		palmGrove(canvas, {
			line: third,
			from: 0,
			to: 620,
			count: 16,
			height: [60, 90],
			depth: 0.6,
			seed: 4,
		}),
		ridge(canvas, third, { colour: ridges[2], fadeTo: haze }),
		mist(canvas, { y: 640, reach: 60, seed: 7 }),
		palmGrove(canvas, {
			line: fourth,
			from: 20,
			to: 640,
			count: 9,
			height: [130, 180],
			depth: 0.45,
			seed: 14,
		}),
		palmGrove(canvas, {
			line: fourth,
			from: 1000,
			to: 1580,
			count: 9,
			height: [130, 180],
			depth: 0.45,
			seed: 15,
		}),
		ridge(canvas, fourth, { colour: ridges[3], fadeTo: haze }),
		palmGrove(canvas, {
			line: fifth,
			from: 20,
			to: 500,
			count: 5,
			height: [240, 330],
			depth: 0.2,
			seed: 24,
		}),
		palmGrove(canvas, {
			line: fifth,
			from: 1100,
			to: 1580,
			count: 5,
			height: [240, 330],
			depth: 0.2,
			seed: 25,
		}),
		ridge(canvas, fifth, { colour: ridges[4], fadeTo: ridges[3] }),
		palm(canvas, { x: 190, y: near(190) + 10, height: 600, variant: 0 }),
		palm(canvas, { x: 1400, y: near(1400) + 10, height: 640, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
	]
})
