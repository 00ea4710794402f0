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
import { rider } from '#pictures/parts/people/rider.ts'

export const serviceHorsebackRiding = scene('service-horseback-riding', 'day', (canvas) => {
	const { grass: green, ground, light } = canvas.palette
	const meadow = ridgeLine(canvas, {
		base: 560,
		amplitude: 14,
		seed: 115,
		lift: slopes(600, 50, 600),
	})
	const near = ridgeLine(canvas, { base: 752, amplitude: 10, seed: 117 })
	return [
		sky(canvas, { horizon: 480 }),
		sun(canvas, { x: 890, y: 130, radius: 42 }),
		cloud(canvas, { x: 330, y: 130, width: 230 }),
		cloud(canvas, { x: 660, y: 110, width: 160, opacity: 0.6 }),
		backdrop(canvas, { from: 'lake', horizon: 350, seed: 47, palms: 8 }),
		palm(canvas, { x: 130, y: meadow(130) + 12, height: 440, variant: 1, depth: 0.2 }),
		palm(canvas, { x: 300, y: meadow(300) + 12, height: 300, variant: 2, depth: 0.3 }),
		ridge(canvas, meadow, { colour: green, fadeTo: '#3f7a4c', foot: 740 }),
		tree(canvas, { x: 985, y: 606, height: 150, variant: 2 }),
		fence(canvas, {
			line: (x) => meadow(x) + 26,
			from: 0,
			to: 1200,
			gap: 60,
			height: 40,
			colour: '#8a6a48',
		}),
		track(canvas, { line: (x) => 702 - x * 0.03, width: 36, colour: '#d3b184' }),
		rider(canvas, {
			x: 262,
			y: 706,
			height: 148,
			coat: '#d9cdb8',
			mane: '#7a6a58',
			ruana: '#2f6b6f',
			trousers: '#3b3128',
		}),
		rider(canvas, { x: 600, y: 716, height: 268, coat: '#7d4a2c', ruana: '#b63a2b' }),
		palm(canvas, { x: 1090, y: 786, height: 690, variant: 2 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 45, count: 90, seed: 38, size: 24, colour: green }),
		flowers(canvas, {
			line: near,
			depth: 40,
			count: 45,
			seed: 39,
			size: 7,
			colours: ['#e8719a', light, '#f2b36b'],
		}),
	]
})
