import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { flock } from '#pictures/parts/nature/animals/bird.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm, palmGrove } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { rider } from '#pictures/parts/people/rider.ts'

export const horsesRidge = scene('horses-ridge', 'dawn', (canvas) => {
	const { ridges, haze, ground, palm: leaf } = canvas.palette
	const third = ridgeLine(canvas, {
		base: 560,
		amplitude: 24,
		frequency: 4,
		seed: 127,
		lift: slopes(560, 90, 600),
	})
	const crest = ridgeLine(canvas, {
		base: 655,
		amplitude: 6,
		frequency: 3,
		seed: 129,
		lift: (x) => x * 0.05,
	})
	const slope = -Math.atan(0.05) * (180 / Math.PI)
	// Against the sun: hats of dark straw, and no two the same distance apart.
	const file = [
		{ x: 190, height: 136, coat: '#3a261c', ruana: '#7d9a92', hat: '#8a6a3c' },
		{ x: 425, height: 144, coat: '#6b4028', ruana: '#e2c48c', stripe: '#b8562f', hat: '#a67c45' },
		{ x: 745, height: 150, coat: '#b9a98e', mane: '#4a4036', ruana: '#a8492a', hat: '#7a5a34' },
		{ x: 968, height: 138, coat: '#4a2c1c', ruana: '#2f6b6f', hat: '#a67c45' },
	]
	return [
		sky(canvas, { horizon: 540 }),
		sun(canvas, { x: 610, y: 330, radius: 120 }),
		cloud(canvas, { x: 240, y: 140, width: 360, thin: true, colour: '#fff3d6', opacity: 0.6 }),
		cloud(canvas, { x: 960, y: 190, width: 320, thin: true, colour: '#fff3d6', opacity: 0.6 }),
		cocoraRidge(canvas, { from: 'camp', floor: 620, rise: 380, light: 1 }),
		mist(canvas, { y: 520, reach: 50, seed: 4 }),
		palmGrove(canvas, {
			line: third,
			from: 0,
			to: 420,
			count: 8,
			height: [110, 170],
			depth: 0.45,
			seed: 6,
		}),
		palmGrove(canvas, {
			line: third,
			from: 800,
			to: 1200,
			count: 8,
			height: [110, 170],
			depth: 0.45,
			seed: 7,
		}),
		ridge(canvas, third, { colour: ridges[2], fadeTo: haze, foot: 700 }),
		mist(canvas, { y: 610, reach: 40, seed: 9, opacity: 0.8 }),
		palm(canvas, { x: 70, y: crest(70) + 30, height: 560, variant: 1 }),
		palm(canvas, { x: 1130, y: crest(1130) + 40, height: 500, variant: 2 }),
		ridge(canvas, crest, { colour: mix(ridges[4], ground, 0.4), fadeTo: ground, foot: 740 }),
		...file.map((one) =>
			rider(canvas, {
				mane: leaf,
				trousers: leaf,
				leather: leaf,
				...one,
				y: crest(one.x) + 10,
				turn: slope,
			}),
		),
		grass(canvas, {
			line: (x) => crest(x) + 8,
			depth: 130,
			count: 120,
			seed: 48,
			size: 26,
			colour: '#2a5a4d',
		}),
		flock(canvas, { x: 860, y: 270, count: 8, size: 20, spread: 170, seed: 8 }),
	]
})
