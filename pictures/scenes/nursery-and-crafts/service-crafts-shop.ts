import { contactShadow, linear } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { rect } from '#pictures/kit/shapes.ts'
import { hungSombrero, sombrero } from '#pictures/parts/people/hat.ts'
import { ruana } from '#pictures/parts/people/ruana.ts'
import { carriel, mochila } from '#pictures/parts/things/bag.ts'
import { shelf } from '#pictures/parts/things/furniture/shelf.ts'
import { basket } from '#pictures/parts/things/pots/basket.ts'
import { clayPot } from '#pictures/parts/things/pots/clay-pot.ts'
import { toyJeep } from '#pictures/parts/things/toy-jeep.ts'

export const serviceCraftsShop = scene('service-crafts-shop', 'day', (canvas) => [
	rect(0, 0, 1200, 800, linear(canvas, 'right', [0, '#f6ead0'], [0.5, '#efdcb4'], [1, '#c9a872'])),
	rect(60, 32, 1080, 14, '#6a3d20'),
	rect(60, 32, 1080, 5, '#d9a266'),
	ruana(canvas, { x: 180, y: 44 }),
	hungSombrero(canvas, { x: 392, y: 136, scale: 0.84 }),
	hungSombrero(canvas, { x: 596, y: 136, scale: 0.84 }),
	carriel(canvas, { x: 800, y: 40, scale: 0.82 }),
	ruana(canvas, { x: 1012, y: 44, wool: '#2f6157', stripe: '#f2b36b' }),
	shelf(canvas, { y: 490, from: 60, to: 1140 }),
	contactShadow(206, 490, 120, 12, 0.5),
	clayPot(canvas, { x: 160, y: 490, scale: 0.88 }),
	clayPot(canvas, {
		x: 278,
		y: 492,
		scale: 0.8,
		form: 'jug',
		clay: ['#8fb3b0', '#4f7f8c', '#274a56'],
	}),
	contactShadow(600, 492, 170, 12, 0.5),
	toyJeep(canvas, { x: 590, y: 492, scale: 0.86 }),
	contactShadow(950, 492, 170, 12, 0.5),
	clayPot(canvas, { x: 876, y: 490, scale: 0.85, form: 'bowl' }),
	basket(canvas, { x: 1030, y: 488, scale: 0.9, cane: ['#d9a266', '#8f5a31'], handle: true }),
	shelf(canvas, { y: 770, from: 0, to: 1200 }),
	contactShadow(200, 770, 190, 14, 0.5),
	basket(canvas, { x: 176, y: 766, scale: 1.15, filling: 'wool' }),
	contactShadow(470, 770, 180, 14, 0.5),
	mochila(canvas, { x: 410, y: 766, strap: false }),
	mochila(canvas, { x: 580, y: 768, strap: false, colours: ['#2f6157', '#f7f2e6', '#b8562f'] }),
	contactShadow(800, 772, 160, 14, 0.5),
	sombrero(canvas, { x: 800, y: 728, scale: 0.95 }),
	contactShadow(1050, 772, 130, 14, 0.5),
	basket(canvas, { x: 1040, y: 766, scale: 1.1, cane: ['#e9cf9a', '#b8562f'] }),
])
