import { scene } from '#pictures/kit/scene.ts'
import { cabin } from '#pictures/parts/buildings/cabin.ts'
import { fence } from '#pictures/parts/buildings/fence.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { path } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'

export const lodgingDay = scene('lodging-day', 'day', (canvas) => {
	const { ridges, grass: green, ground, light } = canvas.palette
	const lawn = ridgeLine(canvas, { base: 585, amplitude: 16, seed: 35 })
	const near = ridgeLine(canvas, { base: 745, amplitude: 10, seed: 45 })
	return [
		sky(canvas, { horizon: 500 }),
		sun(canvas, { x: 985, y: 120, radius: 44 }),
		cloud(canvas, { x: 250, y: 150, width: 230 }),
		cloud(canvas, { x: 760, y: 90, width: 180, opacity: 0.6 }),
		backdrop(canvas, { from: 'camp', horizon: 370, seed: 17 }),
		palm(canvas, { x: 110, y: lawn(110) + 26, height: 380, variant: 1, depth: 0.2 }),
		palm(canvas, { x: 960, y: lawn(960) + 12, height: 330, variant: 2, depth: 0.25 }),
		ridge(canvas, lawn, { colour: green, fadeTo: '#3f7a4c', foot: 760 }),
		tree(canvas, { x: 215, y: 640, height: 230 }),
		tree(canvas, { x: 1010, y: 640, height: 250, variant: 1 }),
		fence(canvas, { line: () => 640, from: 0, to: 240, gap: 48, colour: '#8a6a48' }),
		fence(canvas, { line: () => 640, from: 960, to: 1200, gap: 48, colour: '#8a6a48' }),
		ridge(canvas, near, { colour: ground }),
		path(canvas, {
			bends: [
				[600, 680, 110],
				[612, 710, 140],
				[660, 750, 210],
				[700, 800, 310],
			],
			colour: '#d3b184',
		}),
		cabin(canvas, { x: 600, y: 682, width: 610 }),
		shrub(canvas, { x: 330, y: 700, height: 54, blossom: '#e8719a' }),
		shrub(canvas, { x: 880, y: 698, height: 60, blossom: '#f2b36b' }),
		shrub(canvas, { x: 955, y: 706, height: 42, blossom: '#fff3d6' }),
		palm(canvas, { x: 62, y: 772, height: 640 }),
		palm(canvas, { x: 1128, y: 770, height: 560, variant: 2 }),
		grass(canvas, {
			line: near,
			depth: 60,
			count: 110,
			seed: 7,
			size: 24,
			colour: ridges[3],
			bare: (x) => x > 530 && x < 860,
		}),
		flowers(canvas, {
			line: near,
			depth: 50,
			count: 60,
			seed: 19,
			size: 7,
			colours: ['#e8719a', light, '#f2b36b'],
			bare: (x) => x > 530 && x < 860,
		}),
	]
})
