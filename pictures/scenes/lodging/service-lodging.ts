import { scene } from '#pictures/kit/scene.ts'
import { cabin } from '#pictures/parts/buildings/cabin.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { glow, sky, sun } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'

export const serviceLodging = scene('service-lodging', 'dusk', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 610, amplitude: 14, seed: 36, lift: slopes(600, 40, 600) })
	const near = ridgeLine(canvas, { base: 730, amplitude: 10, seed: 46, lift: slopes(620, 40, 600) })
	return [
		sky(canvas, { horizon: 520 }),
		sun(canvas, { x: 860, y: 330, radius: 50 }),
		cloud(canvas, { x: 300, y: 190, width: 360, thin: true, colour: '#f0a47c', opacity: 0.6 }),
		cloud(canvas, { x: 820, y: 120, width: 300, thin: true, colour: '#f0a47c', opacity: 0.5 }),
		backdrop(canvas, { horizon: 400, seed: 27, mistiness: 0.45 }),
		palm(canvas, { x: 330, y: lawn(330) + 10, height: 330, variant: 1, depth: 0.25 }),
		palm(canvas, { x: 925, y: lawn(925) + 10, height: 360, variant: 2, depth: 0.25 }),
		ridge(canvas, lawn, { colour: green, fadeTo: ground, foot: 780 }),
		tree(canvas, { x: 205, y: 645, height: 200, variant: 2, colour: ridges[4] }),
		glow(canvas, { x: 980, y: 590, radius: 190, opacity: 0.4 }),
		cabin(canvas, { x: 985, y: 652, width: 250, lit: true }),
		glow(canvas, { x: 545, y: 520, radius: 400, opacity: 0.4 }),
		glow(canvas, { x: 545, y: 698, radius: 360, opacity: 0.5, squash: 0.2 }),
		ridge(canvas, near, { colour: ground }),
		path(canvas, {
			bends: [
				[545, 695, 90],
				[560, 722, 120],
				[620, 760, 190],
				[650, 800, 270],
			],
			colour: '#b08055',
		}),
		cabin(canvas, { x: 545, y: 694, width: 500, lit: true }),
		shrub(canvas, { x: 318, y: 706, height: 48, colour: '#2a5048', blossom: '#e07a6a' }),
		shrub(canvas, { x: 780, y: 706, height: 46, colour: '#2a5048', blossom: '#f2b36b' }),
		palm(canvas, { x: 92, y: 772, height: 640 }),
		palm(canvas, { x: 1142, y: 770, height: 540, variant: 1 }),
		grass(canvas, {
			line: near,
			depth: 70,
			count: 110,
			seed: 17,
			size: 24,
			bare: (x, y) => x > 430 && x < 800 && y > 690,
		}),
	]
})
