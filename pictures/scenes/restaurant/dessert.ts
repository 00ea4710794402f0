import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { cuajada, gobletDessert } from '#pictures/parts/food/dessert.ts'
import { blackberry, goldenberry, strawberry } from '#pictures/parts/food/fruit.ts'
import { plate } from '#pictures/parts/food/plate.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { tableTop } from '#pictures/parts/things/furniture/table.ts'

export const dessert = scene('dessert', 'dawn', (canvas) => [
	valleyView(canvas, { floor: 420, rise: 330, seed: 12, sunAt: [700, 130], light: -1 }),
	tableTop(canvas, { y: 470 }),
	plate(canvas, { x: 800, y: 610, radius: 250, slant: 0.34, motif: '#b8562f' }),
	cuajada(canvas, { x: 800, y: 580, scale: 1.05 }),
	gobletDessert(canvas, { x: 490, y: 710, scale: 1.22 }),
	contactShadow(262, 722, 84, 18, 0.5),
	strawberry(canvas, { x: 280, y: 690, turn: 64, scale: 1.05 }),
	contactShadow(212, 684, 44, 10, 0.5),
	goldenberry(canvas, { x: 208, y: 650, turn: -70, scale: 0.95 }),
	contactShadow(648, 774, 46, 12, 0.5),
	blackberry(canvas, { x: 640, y: 740, scale: 1 }),
])
