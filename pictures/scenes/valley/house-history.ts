import { scene } from '#pictures/kit/scene.ts'
import { house } from '#pictures/parts/buildings/house.ts'
import { leapingTrout } from '#pictures/parts/nature/animals/leaping-trout.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { cloud } from '#pictures/parts/nature/cloud.ts'
import { flowers, grass } from '#pictures/parts/nature/grass.ts'
import { lake } from '#pictures/parts/nature/lake.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { shrub, tree } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

/** Idea: the old house looks at itself in the pond until a trout leaps through the picture. */
export const houseHistory = scene('house-history', 'dawn', (canvas) => {
	const { ground, ridges } = canvas.palette
	const lawn = ridgeLine(canvas, {
		base: 540,
		amplitude: 10,
		seed: 155,
		lift: slopes(600, 40, 600),
	})
	const near = ridgeLine(canvas, { base: 776, amplitude: 8, seed: 157 })
	const home = house(canvas, { x: 600, y: 590, width: 640 })
	const shrubs =
		shrub(canvas, { x: 262, y: 602, height: 52, blossom: '#e8719a' }) +
		shrub(canvas, { x: 945, y: 602, height: 56, blossom: '#f2b36b' })
	return [
		sky(canvas, { horizon: 460 }),
		sun(canvas, { x: 905, y: 190, radius: 48 }),
		cloud(canvas, { x: 300, y: 120, width: 340, thin: true, colour: '#fff3d6', opacity: 0.6 }),
		backdrop(canvas, { from: 'camp', horizon: 330, seed: 161, palms: 8 }),
		palm(canvas, { x: 205, y: lawn(205) + 16, height: 380, variant: 1, depth: 0.15 }),
		palm(canvas, { x: 1010, y: lawn(1010) + 16, height: 400, variant: 2, depth: 0.15 }),
		ridge(canvas, lawn, { colour: ridges[3] }),
		tree(canvas, { x: 150, y: 600, height: 170, variant: 1 }),
		tree(canvas, { x: 1060, y: 598, height: 190 }),
		home,
		shrubs,
		lake(canvas, {
			x: 600,
			y: 694,
			rx: 470,
			ry: 66,
			colour: '#5f9a98',
			far: '#f0dcb4',
			shore: '#c9b48c',
			mirrored: home + shrubs,
			mirrorAt: 612,
		}),
		leapingTrout(canvas, { x: 650, y: 708, width: 96 }),
		silhouette(canvas, {
			x: 1010,
			y: 652,
			height: 96,
			flip: true,
			top: '#b8562f',
			trousers: '#2b3f52',
			hat: '#f3ead2',
		}),
		silhouette(canvas, {
			x: 1056,
			y: 650,
			height: 66,
			flip: true,
			top: '#f2d9a8',
			trousers: '#5a3b4a',
		}),
		palm(canvas, { x: 72, y: 792, height: 660 }),
		palm(canvas, { x: 1134, y: 792, height: 600, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 26, count: 80, seed: 78, size: 26, colour: '#2a5a4d' }),
		flowers(canvas, {
			line: near,
			depth: 22,
			count: 36,
			seed: 79,
			size: 6,
			colours: ['#e8a0a0', '#f7e3b0', '#f2b36b'],
		}),
	]
})
