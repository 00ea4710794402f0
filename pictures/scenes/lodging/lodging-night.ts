import { scene } from '#pictures/kit/scene.ts'
import { cabin } from '#pictures/parts/buildings/cabin.ts'
import { fence } from '#pictures/parts/buildings/fence.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { glow, moon, sky, stars } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

export const lodgingNight = scene('lodging-night', 'night', (canvas) => {
	const { ridges, grass: green, ground } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 600, amplitude: 14, seed: 33 })
	const near = ridgeLine(canvas, { base: 735, amplitude: 10, seed: 43 })
	return [
		sky(canvas, { horizon: 520 }),
		stars(canvas, { count: 130, bottom: 380 }),
		moon(canvas, { x: 985, y: 130, radius: 46 }),
		backdrop(canvas, { horizon: 380, seed: 13, shadow: -1, mistiness: 0.35 }),
		palm(canvas, { x: 130, y: lawn(130) + 20, height: 400, depth: 0.3 }),
		palm(canvas, { x: 235, y: lawn(235) + 10, height: 310, variant: 1, depth: 0.4 }),
		palm(canvas, { x: 1000, y: lawn(1000) + 10, height: 300, variant: 2, depth: 0.4 }),
		ridge(canvas, lawn, { colour: green, fadeTo: ridges[4], foot: 760 }),
		tree(canvas, { x: 260, y: 648, height: 190, variant: 1, colour: ridges[4] }),
		tree(canvas, { x: 975, y: 650, height: 220, colour: ridges[4] }),
		fence(canvas, { line: () => 640, from: 0, to: 180, gap: 45 }),
		fence(canvas, { line: () => 640, from: 1030, to: 1200, gap: 42 }),
		glow(canvas, { x: 600, y: 480, radius: 470, opacity: 0.4 }),
		glow(canvas, { x: 600, y: 690, radius: 430, opacity: 0.55, squash: 0.2 }),
		ridge(canvas, near, { colour: ground }),
		path(canvas, {
			bends: [
				[600, 680, 110],
				[590, 710, 130],
				[540, 750, 200],
				[500, 800, 300],
			],
			colour: '#a5794e',
		}),
		cabin(canvas, { x: 600, y: 682, width: 600, lit: true }),
		shrub(canvas, { x: 345, y: 694, height: 44, colour: '#24483f', blossom: '#c97a7a' }),
		shrub(canvas, { x: 862, y: 696, height: 52, colour: '#24483f', blossom: '#d9a45a' }),
		silhouette(canvas, {
			x: 715,
			y: 716,
			height: 92,
			flip: true,
			top: '#c06a3a',
			trousers: '#1d2c38',
		}),
		silhouette(canvas, {
			x: 760,
			y: 718,
			height: 86,
			flip: true,
			top: '#5f8a86',
			trousers: '#2b2420',
		}),
		palm(canvas, { x: 70, y: 770, height: 620 }),
		palm(canvas, { x: 1135, y: 775, height: 690, variant: 1 }),
		grass(canvas, {
			line: near,
			depth: 60,
			count: 110,
			seed: 77,
			size: 24,
			bare: (x) => x > 350 && x < 670,
		}),
	]
})
