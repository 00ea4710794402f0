import { scene } from '#pictures/kit/scene.ts'
import { fence } from '#pictures/parts/buildings/fence.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { track } from '#pictures/parts/nature/path.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { jeep } from '#pictures/parts/things/jeep.ts'

export const jeepRoad = scene('jeep-road', 'day', (canvas) => {
	const { grass: green, ground, light } = canvas.palette
	const meadow = ridgeLine(canvas, {
		base: 560,
		amplitude: 14,
		seed: 145,
		lift: slopes(600, 50, 600),
	})
	const road = (x: number) => 672 - x * 0.025
	const near = ridgeLine(canvas, { base: 766, amplitude: 8, seed: 147 })
	return [
		sky(canvas, { horizon: 480 }),
		sun(canvas, { x: 800, y: 110, radius: 42 }),
		cloud(canvas, { x: 1000, y: 190, width: 220 }),
		cloud(canvas, { x: 480, y: 120, width: 170, opacity: 0.65 }),
		backdrop(canvas, { from: 'gorge', horizon: 350, seed: 151, palms: 9 }),
		palm(canvas, { x: 245, y: meadow(245) + 12, height: 400, variant: 1, depth: 0.15 }),
		palm(canvas, { x: 350, y: meadow(350) + 12, height: 300, variant: 2, depth: 0.25 }),
		palm(canvas, { x: 960, y: meadow(960) + 12, height: 380, variant: 0, depth: 0.15 }),
		ridge(canvas, meadow, { colour: green, fadeTo: '#3f7a4c', foot: 740 }),
		tree(canvas, { x: 1090, y: 620, height: 270 }),
		fence(canvas, {
			line: (x) => road(x) - 16,
			from: 10,
			to: 1200,
			gap: 66,
			height: 44,
			wire: true,
			colour: '#7a6248',
		}),
		track(canvas, { line: road, width: 88, colour: '#d8bb8c', ruts: '#8fa05a' }),
		jeep(canvas, { x: 600, y: 726, width: 580, turn: -1.4 }),
		palm(canvas, { x: 118, y: 792, height: 690 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 34, count: 90, seed: 68, size: 24, colour: green }),
		flowers(canvas, {
			line: near,
			depth: 30,
			count: 45,
			seed: 69,
			size: 7,
			colours: ['#e8719a', light, '#f2b36b'],
		}),
	]
})
