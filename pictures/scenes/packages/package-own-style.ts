import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { sombrero } from '#pictures/parts/people/hat.ts'
import { backpack } from '#pictures/parts/things/backpack.ts'
import { mapSheet } from '#pictures/parts/things/map-sheet.ts'
import { blanket, flask } from '#pictures/parts/things/picnic.ts'
import { basket } from '#pictures/parts/things/pots/basket.ts'

export const packageOwnStyle = scene('package-own-style', 'dawn', (canvas) => [
	valleyView(canvas, { floor: 450, rise: 370, seed: 64, sunAt: [640, 150], light: -1 }),
	lawn(canvas, { y: 470, tufts: 70, blossom: ['#fbe08a', '#fdf3dc'] }),
	blanket(canvas, { far: [230, 970, 560], near: [90, 1110, 776] }),
	backpack(canvas, { x: 390, y: 634, scale: 1.05 }),
	contactShadow(canvas, 796, 626, 140, 18, 0.5),
	basket(canvas, { x: 790, y: 620, scale: 1.25, handle: true, filling: 'fruit' }),
	flask(canvas, { x: 960, y: 664, scale: 0.85 }),
	mapSheet(canvas, { x: 580, y: 682 }),
	contactShadow(canvas, 216, 744, 130, 16, 0.5),
	sombrero(canvas, { x: 216, y: 708, scale: 0.9 }),
])
