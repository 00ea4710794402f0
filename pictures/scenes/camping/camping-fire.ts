import { scene } from '#pictures/kit/scene.ts'
import { tent } from '#pictures/parts/buildings/tent.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { moon, sky, stars } from '#pictures/parts/nature/sky.ts'
import { tree, woods } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'
import { campfire } from '#pictures/parts/things/campfire.ts'
import { log } from '#pictures/parts/things/log.ts'

export const campingFire = scene('camping-fire', 'night', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const clearing = ridgeLine(canvas, { base: 560, amplitude: 10, seed: 71 })
	const near = ridgeLine(canvas, { base: 760, amplitude: 8, seed: 73 })
	const warm = { skin: '#d08a55', hair: '#2a160d' }
	return [
		sky(canvas, { horizon: 520 }),
		stars(canvas, { count: 170, bottom: 400, seed: 12 }),
		moon(canvas, { x: 255, y: 120, radius: 38 }),
		backdrop(canvas, { from: 'camp', horizon: 370, seed: 41, mistiness: 0.3, palms: 7 }),
		palm(canvas, { x: 240, y: 580, height: 350, variant: 1, depth: 0.2 }),
		palm(canvas, { x: 930, y: 580, height: 400, variant: 2, depth: 0.2 }),
		woods(canvas, { line: (x) => clearing(x) - 8, colour: ridges[4], seed: 9, size: 34 }),
		ridge(canvas, clearing, { colour: green, fadeTo: ground, foot: 800 }),
		tree(canvas, { x: 1040, y: 612, height: 230, colour: ridges[4] }),
		tent(canvas, { x: 300, y: 632, width: 220, colour: '#c9673f', lit: true }),
		tent(canvas, {
			x: 870,
			y: 622,
			width: 190,
			kind: 'round',
			colour: '#3f8a92',
			lit: true,
			flip: true,
		}),
		campfire(canvas, { x: 600, y: 690, height: 128, sparks: 34 }),
		log(canvas, { x: 420, y: 700, width: 150 }),
		log(canvas, { x: 780, y: 702, width: 160 }),
		silhouette(canvas, {
			...warm,
			x: 385,
			y: 703,
			height: 132,
			pose: 'sit',
			top: '#b8562f',
			trousers: '#26323a',
		}),
		silhouette(canvas, {
			...warm,
			x: 450,
			y: 705,
			height: 126,
			pose: 'sit',
			top: '#d9a45a',
			trousers: '#33261f',
		}),
		silhouette(canvas, {
			...warm,
			x: 755,
			y: 706,
			height: 128,
			pose: 'sit',
			top: '#5f9a8c',
			trousers: '#26323a',
			flip: true,
		}),
		silhouette(canvas, {
			...warm,
			x: 825,
			y: 704,
			height: 134,
			pose: 'sit',
			top: '#9a4a5a',
			trousers: '#2a2a30',
			hat: '#d8c79a',
			flip: true,
		}),
		palm(canvas, { x: 80, y: 782, height: 650 }),
		palm(canvas, { x: 1140, y: 784, height: 600, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 40, count: 80, seed: 8, size: 26 }),
	]
})
