import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { fireplace } from '#pictures/parts/buildings/fireplace.ts'
import { beams, dimCorners, floor, rug } from '#pictures/parts/buildings/room.ts'
import { windowWall } from '#pictures/parts/buildings/window.ts'
import { moon, stars } from '#pictures/parts/nature/sky.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { candle } from '#pictures/parts/things/candle.ts'
import { armchair } from '#pictures/parts/things/furniture/chair.ts'
import { basket } from '#pictures/parts/things/pots/basket.ts'
import { vase } from '#pictures/parts/things/pots/vase.ts'

export const lodgingFireplace = scene('lodging-fireplace', 'night', (canvas) => [
	valleyView(canvas, { floor: 420, rise: 230, seed: 33 }),
	stars(canvas, { count: 60, bottom: 220 }),
	moon(canvas, { x: 300, y: 190, radius: 26 }),
	windowWall(canvas, {
		openings: [{ x: 90, y: 150, width: 290, height: 270, rows: 2 }],
		bottom: 610,
		wall: ['#8a5630', '#5a3419'],
		frame: '#3d2213',
		boards: 46,
	}),
	floor(canvas, { y: 600 }),
	beams(canvas, { y: 90, count: 7 }),
	rug(600, 700, 360, 62),
	fireplace(canvas, { x: 610, y: 612, scale: 0.9 }),
	candle(canvas, { x: 470, y: 296, scale: 0.5 }),
	vase(canvas, { x: 750, y: 296, scale: 0.55, petals: '#f2b36b' }),
	contactShadow(300, 646, 100, 16, 0.5),
	basket(canvas, { x: 300, y: 640, scale: 0.9, filling: 'logs' }),
	armchair(canvas, { x: 940, y: 730, scale: 1.15 }),
	dimCorners(canvas, 0.6),
])
