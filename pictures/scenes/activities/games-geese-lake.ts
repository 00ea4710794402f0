import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { goose, gosling, swimmingGoose } from '#pictures/parts/nature/animals/goose.ts'
import { lake } from '#pictures/parts/nature/lake.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { reeds } from '#pictures/parts/nature/reeds.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'

export const gamesGeeseLake = scene('games-geese-lake', 'day', (canvas) => [
	valleyView(canvas, { from: 'lake', floor: 370, rise: 310, seed: 21 }),
	lawn(canvas, { y: 380, tufts: 70 }),
	tree(canvas, { x: 130, y: 420, height: 260 }),
	tree(canvas, { x: 1090, y: 430, height: 300, variant: 2 }),
	shrub(canvas, { x: 270, y: 410, height: 70, blossom: '#f4a9b8' }),
	shrub(canvas, { x: 930, y: 416, height: 76, blossom: '#fbe08a' }),
	lake(canvas, {
		x: 600,
		y: 600,
		rx: 640,
		ry: 170,
		colour: mix(canvas.palette.water, '#1f5a66', 0.45),
	}),
	reeds(canvas, { x: 120, y: 480, width: 130, height: 130, seed: 2 }),
	swimmingGoose(canvas, { x: 960, y: 520, scale: 0.66, flip: true }),
	swimmingGoose(canvas, { x: 540, y: 640, scale: 1.25 }),
	gosling(canvas, { x: 740, y: 664, scale: 1.15 }),
	gosling(canvas, { x: 830, y: 706, scale: 1.15 }),
	gosling(canvas, { x: 900, y: 650, scale: 1.1 }),
	reeds(canvas, { x: 1080, y: 800, width: 220, height: 250, count: 24, seed: 7 }),
	goose(canvas, { x: 150, y: 760, scale: 1.05 }),
])
