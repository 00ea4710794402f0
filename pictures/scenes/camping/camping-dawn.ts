import { scene } from '#pictures/kit/scene.ts'
import { pagoda } from '#pictures/parts/buildings/pagoda.ts'
import { tent } from '#pictures/parts/buildings/tent.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

export const campingDawn = scene('camping-dawn', 'dawn', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 575, amplitude: 12, seed: 81, lift: slopes(600, 40, 600) })
	const near = ridgeLine(canvas, { base: 755, amplitude: 10, seed: 83, lift: slopes(600, 30, 600) })
	return [
		sky(canvas, { horizon: 500 }),
		sun(canvas, { x: 640, y: 285, radius: 54 }),
		cloud(canvas, { x: 400, y: 150, width: 340, thin: true, colour: '#fff3d6', opacity: 0.6 }),
		backdrop(canvas, { from: 'camp', horizon: 360, seed: 91, x: 520, palms: 8 }),
		palm(canvas, { x: 190, y: lawn(190) + 12, height: 380, variant: 2, depth: 0.25 }),
		palm(canvas, { x: 950, y: lawn(950) + 12, height: 340, variant: 1, depth: 0.25 }),
		ridge(canvas, lawn, { colour: ridges[3], fadeTo: green, foot: 760 }),
		tree(canvas, { x: 1030, y: 610, height: 210, variant: 0 }),
		mist(canvas, { y: 585, reach: 46, seed: 11, opacity: 0.8 }),
		pagoda(canvas, { x: 800, y: 640, width: 300 }),
		silhouette(canvas, {
			x: 770,
			y: 634,
			height: 88,
			pose: 'stand',
			top: '#f2e6c8',
			trousers: '#2b3f52',
		}),
		path(canvas, {
			bends: [
				[690, 650, 40],
				[620, 680, 70],
				[600, 720, 110],
				[560, 800, 190],
			],
			colour: '#c9a779',
			opacity: 0.9,
		}),
		tent(canvas, { x: 215, y: 660, width: 190, kind: 'round', colour: '#3f8a92', flip: true }),
		tent(canvas, { x: 440, y: 690, width: 260, colour: '#d9694a', flip: true }),
		silhouette(canvas, {
			x: 622,
			y: 716,
			height: 128,
			pose: 'wave',
			top: '#f2b36b',
			trousers: '#23443c',
		}),
		mist(canvas, { y: 715, reach: 34, seed: 15, opacity: 0.45 }),
		palm(canvas, { x: 72, y: 790, height: 640, variant: 0 }),
		palm(canvas, { x: 1120, y: 788, height: 620, variant: 2 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 45, count: 90, seed: 18, size: 26, colour: '#2a5a4d' }),
	]
})
