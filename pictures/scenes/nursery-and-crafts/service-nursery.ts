import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { greenhouse } from '#pictures/parts/buildings/nursery/greenhouse.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { crate } from '#pictures/parts/things/furniture/crate.ts'
import { pottedPlant } from '#pictures/parts/things/pots/potted-plant.ts'
import { wateringCan } from '#pictures/parts/things/pots/watering-can.ts'
import { sign } from '#pictures/parts/things/sign.ts'

export const serviceNursery = scene('service-nursery', 'day', (canvas) => [
	valleyView(canvas, { from: 'camp', floor: 460, rise: 360, seed: 58 }),
	lawn(canvas, { y: 480, tufts: 50, blossom: ['#fbe08a', '#fdf3dc'] }),
	greenhouse(
		canvas,
		{ x: 600, y: 570 },
		[-190, -120, 120, 190]
			.map((x) => pottedPlant(canvas, { x, y: -6, scale: 0.9, kind: 'fern' }))
			.join(''),
	),
	sign(canvas, { x: 170, y: 650 }),
	contactShadow(canvas, 376, 706, 70, 12, 0.5),
	pottedPlant(canvas, {
		x: 376,
		y: 702,
		scale: 1.05,
		kind: 'orchid',
		blossom: '#e8719a',
		pot: 'glazed',
	}),
	crate(
		canvas,
		{ x: 560, y: 740, scale: 1.15 },
		pottedPlant(canvas, { x: -66, y: -22, kind: 'geranium' }) +
			pottedPlant(canvas, { x: 66, y: -22, kind: 'geranium', blossom: '#fbb93c' }) +
			pottedPlant(canvas, { x: 0, y: -14, kind: 'geranium', blossom: '#f4a9b8' }),
	),
	contactShadow(canvas, 800, 734, 70, 12, 0.5),
	pottedPlant(canvas, { x: 800, y: 730, scale: 1.1, kind: 'palm' }),
	contactShadow(canvas, 985, 694, 70, 12, 0.5),
	pottedPlant(canvas, { x: 985, y: 690, scale: 1.1, kind: 'heliconia', pot: 'glazed' }),
	wateringCan(canvas, { x: 1100, y: 766, scale: 0.85 }),
])
