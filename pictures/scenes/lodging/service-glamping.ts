import { scene } from '#pictures/kit/scene.ts'
import { dome } from '#pictures/parts/buildings/dome.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, stars, sun } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

export const serviceGlamping = scene('service-glamping', 'dusk', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 590, amplitude: 12, seed: 95, lift: slopes(600, 40, 600) })
	const near = ridgeLine(canvas, { base: 752, amplitude: 10, seed: 97, lift: slopes(600, 20, 600) })
	return [
		sky(canvas, { horizon: 520 }),
		stars(canvas, { count: 60, bottom: 200, seed: 5 }),
		sun(canvas, { x: 330, y: 350, radius: 46 }),
		cloud(canvas, { x: 420, y: 190, width: 380, thin: true, colour: '#f3a878', opacity: 0.6 }),
		cloud(canvas, { x: 900, y: 140, width: 280, thin: true, colour: '#e58e70', opacity: 0.5 }),
		backdrop(canvas, { from: 'lookout', horizon: 390, seed: 57, x: 560, light: -1, palms: 7 }),
		palm(canvas, { x: 235, y: lawn(235) + 12, height: 390, variant: 2, depth: 0.2 }),
		palm(canvas, { x: 930, y: lawn(930) + 12, height: 400, variant: 1, depth: 0.2 }),
		ridge(canvas, lawn, { colour: green, fadeTo: ground, foot: 780 }),
		tree(canvas, { x: 1010, y: 640, height: 250, variant: 0, colour: ridges[4] }),
		ridge(canvas, near, { colour: ground }),
		path(canvas, {
			bends: [
				[590, 708, 90],
				[600, 735, 120],
				[650, 770, 180],
				[660, 800, 240],
			],
			colour: '#b08055',
		}),
		dome(canvas, { x: 590, y: 700, width: 560, lit: true }),
		silhouette(canvas, {
			x: 770,
			y: 650,
			height: 118,
			top: '#b8562f',
			trousers: '#1d2c38',
			flip: true,
		}),
		silhouette(canvas, {
			x: 812,
			y: 650,
			height: 110,
			top: '#e9d9b8',
			trousers: '#3a2a2a',
			flip: true,
		}),
		shrub(canvas, { x: 262, y: 716, height: 50, colour: '#2a5048', blossom: '#e07a6a' }),
		shrub(canvas, { x: 935, y: 718, height: 52, colour: '#2a5048', blossom: '#f2b36b' }),
		palm(canvas, { x: 110, y: 785, height: 690 }),
		grass(canvas, {
			line: near,
			depth: 50,
			count: 90,
			seed: 31,
			size: 24,
			bare: (x) => x > 500 && x < 800,
		}),
	]
})
