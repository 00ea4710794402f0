import { scene } from '#pictures/kit/scene.ts'
import { dome } from '#pictures/parts/buildings/dome.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { moon, sky, stars } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { campfire } from '#pictures/parts/things/campfire.ts'
import { log } from '#pictures/parts/things/log.ts'

/** Idea: two domes and one fire are all the lights of the valley. */
export const glampingNight = scene('glamping-night', 'night', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const lawn = ridgeLine(canvas, {
		base: 560,
		amplitude: 12,
		seed: 105,
		lift: slopes(560, 50, 600),
	})
	const near = ridgeLine(canvas, { base: 764, amplitude: 8, seed: 107 })
	return [
		sky(canvas, { horizon: 520 }),
		stars(canvas, { count: 260, bottom: 420, seed: 15 }),
		moon(canvas, { x: 250, y: 135, radius: 34 }),
		backdrop(canvas, {
			from: 'lake',
			light: -1,
			horizon: 370,
			seed: 79,
			mistiness: 0.35,
			palms: 7,
		}),
		palm(canvas, { x: 330, y: lawn(330) + 12, height: 330, variant: 1, depth: 0.25 }),
		palm(canvas, { x: 985, y: lawn(985) + 12, height: 400, variant: 2, depth: 0.2 }),
		ridge(canvas, lawn, { colour: green }),
		tree(canvas, { x: 620, y: 596, height: 150, variant: 1, colour: ridges[4] }),
		path(canvas, {
			bends: [
				[700, 612, 24],
				[660, 640, 40],
				[700, 680, 70],
				[640, 740, 120],
				[600, 800, 190],
			],
			colour: '#7a6248',
			opacity: 0.8,
		}),
		dome(canvas, { x: 860, y: 622, width: 260, lit: true }),
		dome(canvas, { x: 400, y: 692, width: 400, lit: true }),
		campfire(canvas, { x: 810, y: 724, height: 74, shine: 0.8 }),
		log(canvas, { x: 915, y: 732, width: 130 }),
		person(canvas, {
			x: 902,
			y: 698,
			height: 158,
			anchor: 'hips',
			pose: {
				lean: 14,
				head: -4,
				armFront: [56, 84],
				armBack: [44, 76],
				legFront: [82, 2],
				legBack: [70, -10],
			},
			outfit: { ...people.julian, top: '#b8562f', bottom: '#26323a', longSleeves: true },
			flip: true,
			light: -1,
		}),
		person(canvas, {
			x: 716,
			y: 744,
			height: 162,
			pose: { ...poses.pointing, head: -22, armFront: [132, 140] },
			outfit: { ...people.marta, top: '#5f9a8c', bottom: '#2a2a30', longSleeves: true },
		}),
		palm(canvas, { x: 76, y: 790, height: 640 }),
		palm(canvas, { x: 1128, y: 790, height: 660, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 40, count: 80, seed: 33, size: 24 }),
	]
})
