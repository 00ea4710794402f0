import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { coffeeCup, steam } from '#pictures/parts/food/coffee-cup.ts'
import { coffeeBranch, coffeeCherry } from '#pictures/parts/nature/coffee-branch.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { tableTop } from '#pictures/parts/things/furniture/table.ts'

export const serviceCoffeeHouse = scene('service-coffee-house', 'dawn', (canvas) => [
	valleyView(canvas, { floor: 520, rise: 400, seed: 5, sunAt: [690, 170], light: -1 }),
	tableTop(canvas, { y: 570 }),
	steam(canvas, { x: 610, y: 500, scale: 1.25 }),
	coffeeCup(canvas, { x: 610, y: 690, scale: 1.15 }),
	coffeeBranch(canvas, { x: 40, y: 150, turn: 18, scale: 0.9 }),
	contactShadow(910, 752, 62, 16, 0.5),
	coffeeCherry(canvas, { x: 884, y: 726, state: 'ripe', turn: 70, scale: 1.3 }),
	coffeeCherry(canvas, { x: 926, y: 740, state: 'ripe', turn: 20, scale: 1.3 }),
])
