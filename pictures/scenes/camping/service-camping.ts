import { scene } from '#pictures/kit/scene.ts'
import { pagoda } from '#pictures/parts/buildings/pagoda.ts'
import { tent } from '#pictures/parts/buildings/tent.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { campfire } from '#pictures/parts/things/campfire.ts'
import { log } from '#pictures/parts/things/log.ts'

export const serviceCamping = scene('service-camping', 'day', (canvas) => {
	const { grass: green, ground, light } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 560, amplitude: 12, seed: 85, lift: slopes(600, 40, 600) })
	const near = ridgeLine(canvas, { base: 760, amplitude: 10, seed: 87 })
	return [
		sky(canvas, { horizon: 480 }),
		sun(canvas, { x: 830, y: 130, radius: 42 }),
		cloud(canvas, { x: 420, y: 170, width: 230 }),
		cloud(canvas, { x: 1010, y: 220, width: 180, opacity: 0.6 }),
		backdrop(canvas, { from: 'camp', horizon: 350, seed: 37, palms: 8 }),
		palm(canvas, { x: 290, y: lawn(290) + 12, height: 360, variant: 1, depth: 0.15 }),
		palm(canvas, { x: 880, y: lawn(880) + 10, height: 320, variant: 2, depth: 0.2 }),
		ridge(canvas, lawn, { colour: green, fadeTo: '#3f7a4c', foot: 740 }),
		tree(canvas, { x: 1040, y: 606, height: 240 }),
		tree(canvas, { x: 150, y: 610, height: 210, variant: 1 }),
		pagoda(canvas, { x: 322, y: 648, width: 350 }),
		tent(canvas, { x: 930, y: 640, width: 200, kind: 'round', colour: '#e0a24a' }),
		tent(canvas, { x: 668, y: 690, width: 300, colour: '#d9593a' }),
		log(canvas, { x: 326, y: 738, width: 150 }),
		campfire(canvas, { x: 462, y: 744, height: 76, shine: 0.35, sparks: 0 }),
		person(canvas, {
			x: 322,
			y: 700,
			height: 168,
			anchor: 'hips',
			pose: {
				lean: -14,
				head: -6,
				armFront: [24, 70],
				armBack: [-32, -16],
				legFront: [84, 40],
				legBack: [74, 12],
			},
			outfit: { ...people.tomas, top: '#2f6b6f' },
		}),
		person(canvas, {
			x: 880,
			y: 738,
			height: 166,
			pose: poses.tending,
			outfit: { ...people.julian, top: '#f2d06b' },
			flip: true,
		}),
		person(canvas, {
			x: 972,
			y: 740,
			height: 118,
			pose: poses.greeting,
			outfit: inShorts({ ...people.andres, top: '#b8562f' }),
			child: true,
			flip: true,
		}),
		palm(canvas, { x: 75, y: 784, height: 640 }),
		palm(canvas, { x: 1130, y: 784, height: 660, variant: 2 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 40, count: 90, seed: 28, size: 24, colour: green }),
		flowers(canvas, {
			line: near,
			depth: 35,
			count: 45,
			seed: 29,
			size: 7,
			colours: ['#e8719a', light, '#f2b36b'],
		}),
	]
})
