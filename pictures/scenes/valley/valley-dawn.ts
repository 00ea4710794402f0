import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { house } from '#pictures/parts/buildings/house.ts'
import { flock } from '#pictures/parts/nature/animals/bird.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm, palmGrove } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { river } from '#pictures/parts/nature/river.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { shrub } from '#pictures/parts/nature/tree.ts'
import { rider } from '#pictures/parts/people/rider.ts'

/** Idea: three riders pass where the mist has just opened. */
export const valleyDawn = scene('valley-dawn', 'dawn', (canvas) => {
	const { ridges, ground, palm: leaf, light } = canvas.palette
	const line = (base: number, amplitude: number, seed: number, lift: (x: number) => number) =>
		ridgeLine(canvas, { base, amplitude, frequency: 4.5, seed, octaves: 5, lift })
	const third = line(540, 40, 31, slopes(800, 150, 800))
	const fourth = line(625, 26, 41, slopes(800, 190, 800))
	const floor = line(690, 10, 47, slopes(780, 60, 800))
	const fifth = line(772, 22, 51, (x) => slopes(830, 190, 800)(x) + peak(480, 22, 160)(x))
	const near = line(842, 14, 64, (x) => slopes(760, 120, 800)(x))
	const riders = { height: 56, mane: leaf, trousers: leaf }
	return [
		sky(canvas, { horizon: 560 }),
		sun(canvas, { x: 850, y: 285, radius: 58 }),
		cloud(canvas, { x: 330, y: 150, width: 420, thin: true, colour: '#fff3d6', opacity: 0.55 }),
		cloud(canvas, { x: 1120, y: 205, width: 360, thin: true, colour: '#fff3d6', opacity: 0.6 }),
		cloud(canvas, { x: 690, y: 95, width: 260, thin: true, colour: '#fff3d6', opacity: 0.45 }),
		cocoraRidge(canvas, { from: 'lake', floor: 640, rise: 430, light: 1 }),
		mist(canvas, { y: 540, reach: 70, seed: 3, opacity: 0.7 }),
		palmGrove(canvas, {
			line: third,
			from: 0,
			to: 640,
			count: 17,
			height: [60, 96],
			depth: 0.62,
			seed: 4,
		}),
		palmGrove(canvas, {
			line: third,
			from: 960,
			to: 1600,
			count: 17,
			height: [60, 96],
			depth: 0.62,
			seed: 8,
		}),
		ridge(canvas, third, { colour: ridges[2] }),
		mist(canvas, { y: 615, reach: 55, seed: 7 }),
		palmGrove(canvas, {
			line: fourth,
			from: 0,
			to: 610,
			count: 11,
			height: [130, 190],
			depth: 0.42,
			seed: 14,
		}),
		palmGrove(canvas, {
			line: fourth,
			from: 1020,
			to: 1600,
			count: 10,
			height: [130, 190],
			depth: 0.42,
			seed: 16,
		}),
		ridge(canvas, fourth, { colour: ridges[3] }),
		mist(canvas, { y: 675, reach: 38, seed: 17, opacity: 0.75 }),
		ridge(canvas, floor, { colour: mix(ridges[3], light, 0.3) }),
		river(canvas, {
			bends: [
				[842, 688, 8],
				[880, 706, 18],
				[800, 728, 30],
				[850, 754, 50],
				[960, 786, 90],
				[900, 850, 170],
			],
			colour: '#fbe9c4',
			bank: ridges[4],
			glints: 16,
		}),
		house(canvas, { x: 1000, y: 716, width: 108 }),
		palmGrove(canvas, {
			line: floor,
			from: 540,
			to: 660,
			count: 3,
			height: [150, 210],
			depth: 0.3,
			seed: 31,
		}),
		palm(canvas, { x: 945, y: 712, height: 170, depth: 0.3 }),
		palm(canvas, { x: 1072, y: 712, height: 210, variant: 1, depth: 0.3 }),
		palmGrove(canvas, {
			line: fifth,
			from: 20,
			to: 470,
			count: 5,
			height: [270, 370],
			depth: 0.16,
			seed: 24,
		}),
		palmGrove(canvas, {
			line: fifth,
			from: 1130,
			to: 1590,
			count: 5,
			height: [270, 370],
			depth: 0.16,
			seed: 29,
		}),
		ridge(canvas, fifth, { colour: ridges[4] }),
		palm(canvas, { x: 560, y: fifth(560) + 24, height: 330, variant: 1, lean: -1 }),
		palm(canvas, { x: 1120, y: fifth(1120) + 26, height: 430, variant: 2, lean: 1.2 }),
		...[620, 716, 806].map((x, index) =>
			rider(canvas, {
				...riders,
				x,
				y: fifth(x) + 14 - index * 2,
				coat: ['#5b3826', '#d8c9ad', '#3a261c'][index],
				ruana: ['#b8562f', '#f2b36b', '#8fb0a8'][index],
			}),
		),
		palm(canvas, { x: 150, y: near(150) + 12, height: 640, variant: 0, lean: 0.8 }),
		palm(canvas, { x: 290, y: near(290) + 14, height: 500, variant: 2, lean: -1 }),
		palm(canvas, { x: 1400, y: near(1400) + 12, height: 560, variant: 1, lean: -0.8 }),
		palm(canvas, { x: 1530, y: near(1530) + 14, height: 650, variant: 0, lean: 1 }),
		ridge(canvas, near, { colour: ground }),
		shrub(canvas, { x: 60, y: 850, height: 60, colour: '#1f4a3f', blossom: '#f2b36b' }),
		shrub(canvas, { x: 1300, y: 868, height: 50, colour: '#1f4a3f', blossom: '#e8a0a0' }),
		grass(canvas, { line: near, depth: 90, count: 130, seed: 6, size: 26, colour: '#2a5a4d' }),
		flowers(canvas, {
			line: near,
			depth: 80,
			count: 48,
			seed: 9,
			size: 5,
			colours: ['#f2b36b', '#f7e3b0', '#e8a0a0'],
		}),
		flock(canvas, { x: 1010, y: 215, count: 7, size: 20, spread: 190, seed: 8 }),
	]
})
