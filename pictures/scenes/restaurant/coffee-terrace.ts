import { contactShadow, glow, linear } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { rect } from '#pictures/kit/shapes.ts'
import { railing } from '#pictures/parts/buildings/railing.ts'
import { floor } from '#pictures/parts/buildings/room.ts'
import { coffeeCup, steam } from '#pictures/parts/food/coffee-cup.ts'
import { coffeeSack } from '#pictures/parts/food/coffee-sack.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { cafeTable } from '#pictures/parts/things/furniture/cafe-table.ts'
import { chair } from '#pictures/parts/things/furniture/chair.ts'
import { hangingPot } from '#pictures/parts/things/pots/hanging-pot.ts'

export const coffeeTerrace = scene('coffee-terrace', 'dawn', (canvas) => [
	valleyView(canvas, { floor: 500, rise: 260, seed: 71, sunAt: [610, 250], light: -1 }),
	railing({ from: 0, to: 1200, y: 560, height: 110, colour: '#5c361b', crossed: true }),
	floor(canvas, { y: 560, wood: ['#b07a48', '#6a3d20'] }),
	glow(canvas, 620, 660, 560, 130, '#ffe2a8', 0.45),
	rect(0, 0, 1200, 66, linear(canvas, 'down', [0, '#3a2013'], [1, '#5c361b'])),
	rect(0, 62, 1200, 14, '#8f5a31'),
	...[60, 1100].map((x) => contactShadow(canvas, x + 22, 610, 60, 12, 0.5)),
	...[60, 1100].map((x) =>
		rect(x, 76, 40, 534, linear(canvas, 'right', [0, '#a5683c'], [1, '#5c361b'])),
	),
	hangingPot(canvas, { x: 220, y: 72, blossom: '#d8433a', scale: 0.95 }),
	hangingPot(canvas, { x: 430, y: 72, blossom: '#e8719a', scale: 0.8 }),
	hangingPot(canvas, { x: 800, y: 72, blossom: '#fbe08a', scale: 0.8 }),
	hangingPot(canvas, { x: 990, y: 72, blossom: '#d8433a', scale: 0.95 }),
	chair(canvas, { x: 420, y: 700, scale: 0.85 }),
	chair(canvas, { x: 780, y: 700, scale: 0.85, flip: true }),
	cafeTable(canvas, {
		x: 600,
		y: 722,
		scale: 1.1,
		setting:
			coffeeCup(canvas, { x: -50, y: -4, scale: 0.26 }) +
			coffeeCup(canvas, { x: 56, y: 4, scale: 0.26 }) +
			steam(canvas, { x: -50, y: -40, scale: 0.4 }) +
			steam(canvas, { x: 56, y: -36, scale: 0.4 }),
	}),
	contactShadow(canvas, 206, 742, 130, 20, 0.5),
	coffeeSack(canvas, { x: 196, y: 740, scale: 0.95 }),
	contactShadow(canvas, 1010, 762, 140, 20, 0.5),
	coffeeSack(canvas, { x: 1000, y: 760, scale: 1.05 }),
])
