import { mix } from '#pictures/kit/colour.ts'
import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { plate } from '#pictures/parts/food/plate.ts'
import { goose, swimmingGoose } from '#pictures/parts/nature/animals/goose.ts'
import { lake } from '#pictures/parts/nature/lake.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { reeds } from '#pictures/parts/nature/reeds.ts'
import { shadeTree } from '#pictures/parts/nature/shade-tree.ts'
import { shrub } from '#pictures/parts/nature/tree.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { chair } from '#pictures/parts/things/furniture/chair.ts'
import { roundTable } from '#pictures/parts/things/furniture/round-table.ts'
import { vase } from '#pictures/parts/things/pots/vase.ts'

export const ambienceNature = scene('ambience-nature', 'day', (canvas) => [
	valleyView(canvas, { from: 'lake', floor: 430, rise: 330, seed: 27 }),
	lawn(canvas, { y: 440, tufts: 60, blossom: ['#fbe08a', '#f4a9b8', '#fdf3dc'] }),
	shrub(canvas, { x: 620, y: 478, height: 66, blossom: '#f4a9b8' }),
	shrub(canvas, { x: 750, y: 486, height: 86, blossom: '#fbe08a' }),
	lake(canvas, {
		x: 500,
		y: 590,
		rx: 330,
		ry: 82,
		colour: mix(canvas.palette.water, '#1f5a66', 0.45),
	}),
	reeds(canvas, { x: 740, y: 640, width: 90, height: 120, seed: 5 }),
	swimmingGoose(canvas, { x: 430, y: 570, scale: 0.5 }),
	swimmingGoose(canvas, { x: 590, y: 606, scale: 0.62, flip: true }),
	shadeTree(canvas, { x: 120, y: 716, scale: 1.12 }),
	contactShadow(canvas, 290, 950, 240, 30, 0.5),
	chair(canvas, { x: 84, y: 930 }),
	chair(canvas, { x: 496, y: 930, flip: true }),
	roundTable(canvas, {
		x: 290,
		y: 766,
		radius: 170,
		drop: 150,
		cloth: ['#fffaf0', '#f1e6d0', '#a89a78'],
	}),
	plate(canvas, { x: 192, y: 768, radius: 56, slant: 0.28 }),
	plate(canvas, { x: 388, y: 768, radius: 56, slant: 0.28 }),
	vase(canvas, { x: 290, y: 772, scale: 0.8, petals: '#f2b36b' }),
	goose(canvas, { x: 704, y: 900, scale: 0.78, flip: true }),
])
