import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { bridge, bridgeDeck } from '#pictures/parts/buildings/bridge.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { flock } from '#pictures/parts/nature/bird.ts'
import { gorge } from '#pictures/parts/nature/gorge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge } from '#pictures/parts/nature/ridge.ts'
import { river } from '#pictures/parts/nature/river.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'
import { hiker } from '#pictures/parts/people/hiker.ts'

export const hikersTrail = scene('hikers-trail', 'day', (canvas) => {
	const { grass: green, ground, ridges, palm: leaf } = canvas.palette
	const span = { from: [215, 560], to: [985, 548], sag: 46, height: 92 } as const
	const deck = bridgeDeck(span)
	const { back, front } = bridge(canvas, span)
	return [
		sky(canvas, { horizon: 460 }),
		sun(canvas, { x: 640, y: 150, radius: 44 }),
		backdrop(canvas, { horizon: 330, seed: 133, x: 620, palms: 8, mistiness: 0.75 }),
		palm(canvas, { x: 300, y: 600, height: 330, variant: 1, depth: 0.35 }),
		palm(canvas, { x: 880, y: 600, height: 360, variant: 2, depth: 0.35 }),
		ridge(canvas, () => 618, {
			colour: mix(green, canvas.palette.haze, 0.3),
			fadeTo: green,
			foot: 780,
		}),
		mist(canvas, { y: 612, reach: 44, seed: 21, opacity: 0.95 }),
		river(canvas, {
			bends: [
				[640, 604, 6],
				[596, 630, 34],
				[640, 680, 90],
				[600, 730, 150],
				[640, 800, 260],
			],
			glints: 34,
			bank: ridges[4],
		}),
		gorge(canvas, {
			left: 330,
			right: 880,
			top: 590,
			colour: mix(ridges[4], '#6b5a48', 0.3),
			turf: mix(ridges[4], leaf, 0.1),
			seed: 7,
		}),
		tree(canvas, { x: 120, y: 580, height: 300, variant: 0 }),
		tree(canvas, { x: 1085, y: 570, height: 320, variant: 1 }),
		back,
		hiker(canvas, {
			x: 430,
			y: deck(430) - 2,
			height: 142,
			top: '#b8562f',
			pack: '#2f6b6f',
			hat: '#f3ead2',
		}),
		hiker(canvas, {
			x: 590,
			y: deck(590) - 2,
			height: 134,
			top: '#f2c24b',
			pack: '#8a3b4a',
			trousers: '#3b3128',
		}),
		hiker(canvas, { x: 745, y: deck(745) - 2, height: 144, top: '#3f7a8a', pack: '#c9762f' }),
		front,
		gorge(canvas, {
			left: 245,
			right: 955,
			top: 566,
			colour: mix(ground, '#4a4034', 0.45),
			ledges: mix(ground, '#8a7a62', 0.45),
			turf: mix(ground, green, 0.3),
			seed: 11,
		}),
		shrub(canvas, { x: 165, y: 600, height: 56, blossom: '#e8719a' }),
		shrub(canvas, { x: 1050, y: 596, height: 60, blossom: '#f2b36b' }),
		palm(canvas, { x: 60, y: 596, height: 500 }),
		palm(canvas, { x: 1142, y: 594, height: 450, variant: 1 }),
		grass(canvas, {
			line: () => 572,
			depth: 34,
			count: 70,
			seed: 58,
			size: 26,
			colour: green,
			bare: (x, y) => x > 205 - (y - 590) * 0.1 && x < 990 + (y - 590) * 0.1,
		}),
		flock(canvas, { x: 480, y: 160, count: 7, size: 18, spread: 160, seed: 8 }),
	]
})
