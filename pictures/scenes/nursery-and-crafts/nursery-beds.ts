import { scene } from '#pictures/kit/scene.ts'
import { fence } from '#pictures/parts/buildings/fence.ts'
import { nurseryBed } from '#pictures/parts/buildings/nursery/nursery-bed.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { shrub } from '#pictures/parts/nature/tree.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { wateringCan } from '#pictures/parts/things/pots/watering-can.ts'

export const nurseryBeds = scene('nursery-beds', 'day', (canvas) => [
	valleyView(canvas, { from: 'lookout', floor: 370, rise: 310, seed: 83 }),
	lawn(canvas, { y: 390, tufts: 40 }),
	fence(canvas, { line: () => 410, from: -20, to: 1220, height: 60, gap: 80, colour: '#8f6238' }),
	shrub(canvas, { x: 80, y: 440, height: 90, blossom: '#f4a9b8' }),
	shrub(canvas, { x: 1120, y: 440, height: 90, blossom: '#fbe08a' }),
	nurseryBed(canvas, {
		far: { x: 250, width: 300, y: 440 },
		near: { x: 170, width: 370, y: 530 },
		crops: ['lavender', 'lavender', 'marigold', 'marigold', 'tomato'],
		columns: 6,
		rows: 3,
		size: 0.9,
	}),
	nurseryBed(canvas, {
		far: { x: 650, width: 300, y: 440 },
		near: { x: 660, width: 370, y: 530 },
		crops: ['tomato', 'carrot', 'lettuce', 'lettuce', 'marigold'],
		columns: 6,
		rows: 3,
		size: 0.9,
		seed: 4,
	}),
	nurseryBed(canvas, {
		far: { x: 130, width: 410, y: 606 },
		near: { x: -10, width: 530, y: 740 },
		crops: ['lettuce', 'lettuce', 'carrot', 'marigold'],
		columns: 6,
		rows: 3,
		size: 1.25,
		seed: 7,
	}),
	nurseryBed(canvas, {
		far: { x: 660, width: 410, y: 606 },
		near: { x: 680, width: 530, y: 740 },
		crops: ['marigold', 'lavender', 'lavender', 'lettuce'],
		columns: 6,
		rows: 3,
		size: 1.25,
		seed: 9,
	}),
	wateringCan(canvas, { x: 606, y: 764, scale: 0.58 }),
])
