import { scene } from '#pictures/kit/scene.ts'
import { tent } from '#pictures/parts/buildings/tent.ts'
import { flock } from '#pictures/parts/nature/animals/bird.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { lake } from '#pictures/parts/nature/lake.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, stars, sun } from '#pictures/parts/nature/sky.ts'
import { tree } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

export const campingLake = scene('camping-lake', 'dusk', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const shore = ridgeLine(canvas, { base: 520, amplitude: 8, seed: 52 })
	const near = ridgeLine(canvas, { base: 770, amplitude: 10, seed: 53 })
	const camp = [
		tree(canvas, { x: 250, y: 556, height: 170, variant: 1, colour: ridges[4] }),
		tree(canvas, { x: 900, y: 556, height: 190, colour: ridges[4] }),
		tent(canvas, { x: 420, y: 566, width: 150, kind: 'round', colour: '#3f8a92', lit: true }),
		tent(canvas, { x: 620, y: 570, width: 190, colour: '#d9694a', lit: true }),
		tent(canvas, { x: 810, y: 562, width: 130, kind: 'round', colour: '#e0a24a', lit: true }),
	].join('')
	const palms =
		palm(canvas, { x: 160, y: 560, height: 330, variant: 1, depth: 0.15 }) +
		palm(canvas, { x: 985, y: 560, height: 370, variant: 2, depth: 0.15 })
	return [
		sky(canvas, { horizon: 500 }),
		stars(canvas, { count: 50, bottom: 180 }),
		sun(canvas, { x: 770, y: 290, radius: 52 }),
		cloud(canvas, { x: 300, y: 200, width: 340, thin: true, colour: '#f3a878', opacity: 0.6 }),
		cloud(canvas, { x: 850, y: 150, width: 320, thin: true, colour: '#e58e70', opacity: 0.5 }),
		backdrop(canvas, { from: 'lake', horizon: 340, seed: 61, x: 560, palms: 7 }),
		palms,
		ridge(canvas, shore, { colour: green, fadeTo: ground, foot: 700 }),
		camp,
		silhouette(canvas, { x: 522, y: 574, height: 70, top: '#c06a3a', trousers: '#16242c' }),
		lake(canvas, {
			x: 600,
			y: 690,
			rx: 660,
			ry: 100,
			colour: '#3a4a68',
			far: '#f0b083',
			mirrored: palms + camp,
			mirrorAt: 582,
			ripples: 40,
		}),
		palm(canvas, { x: 1100, y: 790, height: 650, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 30, count: 70, seed: 8, size: 30 }),
		flock(canvas, { x: 560, y: 150, count: 7, size: 18, spread: 160, seed: 8, colour: '#2a3350' }),
	]
})
