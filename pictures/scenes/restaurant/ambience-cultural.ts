import { contactShadow, linear } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line, rect } from '#pictures/kit/shapes.ts'
import { glasshouse } from '#pictures/parts/buildings/glasshouse.ts'
import { floor } from '#pictures/parts/buildings/room.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { hungSombrero } from '#pictures/parts/people/hat.ts'
import { ruana } from '#pictures/parts/people/ruana.ts'
import { carriel } from '#pictures/parts/things/bag.ts'
import { bunting } from '#pictures/parts/things/bunting.ts'
import { basket } from '#pictures/parts/things/pots/basket.ts'
import { pottedPlant } from '#pictures/parts/things/pots/potted-plant.ts'
import { tiple } from '#pictures/parts/things/tiple.ts'

export const ambienceCultural = scene('ambience-cultural', 'day', (canvas) => [
	valleyView(canvas, { floor: 620, rise: 360, seed: 41 }),
	glasshouse(canvas, { ridge: 150, eaves: 300, sill: 690, half: 330 }),
	bunting(canvas, { from: [60, 190], to: [400, 160], sag: 60, flags: 7 }),
	bunting(canvas, { from: [400, 160], to: [740, 190], sag: 60, flags: 7 }),
	rect(0, 690, 800, 130, linear(canvas, 'down', [0, '#f1e4c8'], [1, '#cdb68a'])),
	rect(0, 686, 800, 12, '#8f5a31'),
	floor(canvas, { y: 820, wood: ['#b8653c', '#7a3a20'] }),
	rect(70, 352, 660, 16, '#6a3d20'),
	rect(70, 352, 660, 5, '#d9a266'),
	hungSombrero(canvas, { x: 152, y: 458, scale: 0.72 }),
	ruana(canvas, { x: 328, y: 360, scale: 0.9 }),
	tiple(canvas, { x: 500, y: 368, scale: 0.92 }),
	carriel(canvas, { x: 646, y: 364, scale: 0.88 }),
	line('M152,360V386', '#3a1f0f', 6),
	contactShadow(92, 862, 70, 12, 0.5),
	contactShadow(724, 862, 72, 12, 0.5),
	pottedPlant(canvas, { x: 84, y: 860, scale: 1.05, kind: 'heliconia', blossom: '#d8433a' }),
	pottedPlant(canvas, { x: 716, y: 860, scale: 1.1, kind: 'palm', pot: 'glazed' }),
	contactShadow(290, 922, 140, 20, 0.5),
	contactShadow(532, 932, 160, 22, 0.5),
	basket(canvas, { x: 282, y: 920, scale: 1.1, filling: 'cherries' }),
	basket(canvas, {
		x: 522,
		y: 930,
		scale: 1.25,
		filling: 'cherries',
		cane: ['#d9a266', '#8f5a31'],
	}),
])
