import { glow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { windowWall } from '#pictures/parts/buildings/window.ts'
import { lime, salad, sauceBowl } from '#pictures/parts/food/garnish.ts'
import { lemonade } from '#pictures/parts/food/lemonade.ts'
import { patacon } from '#pictures/parts/food/patacon.ts'
import { plate } from '#pictures/parts/food/plate.ts'
import { trout } from '#pictures/parts/food/trout.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { tableTop } from '#pictures/parts/things/furniture/table.ts'

export const serviceRestaurant = scene('service-restaurant', 'day', (canvas) => [
	valleyView(canvas, { floor: 205, rise: 190, seed: 8 }),
	windowWall(canvas, {
		openings: [{ x: 110, y: -40, width: 980, height: 270, columns: 3 }],
		bottom: 330,
	}),
	tableTop(canvas, { y: 290 }),
	glow(canvas, 480, 420, 620, 240, '#ffe2a8', 0.45),
	plate(canvas, { x: 600, y: 550, radius: 440, slant: 0.49 }),
	patacon(canvas, { x: 690, y: 452 }),
	salad(canvas, { x: 350, y: 470 }),
	trout(canvas, { x: 605, y: 588, scale: 1.03, turn: -4 }),
	lime(canvas, { x: 820, y: 664, scale: 0.8 }),
	lemonade(canvas, { x: 124, y: 470, scale: 0.95 }),
	sauceBowl(canvas, { x: 1092, y: 440 }),
])
