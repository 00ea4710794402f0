import { scene } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { tent } from '#pictures/parts/buildings/tent.ts'
import { backdrop } from '#pictures/parts/nature/backdrop.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { moon, sky, stars } from '#pictures/parts/nature/sky.ts'
import { tree, woods } from '#pictures/parts/nature/tree.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { campfire } from '#pictures/parts/things/campfire.ts'
import { log } from '#pictures/parts/things/log.ts'

const stick = line('M-60,10L520,-70', '#6b4a2c', 12) + line('M500,-68l26,-4', '#fff3d6', 40)
const mug = path('M-34,-50H34V30Q34,44 0,44T-34,30z', '#f0e2c0')
const guitar =
	line('M60,20L260,-130', '#6b3f20', 26) +
	line('M260,-130l36,-27', '#2a160d', 40) +
	path(
		'M-70,-20C-20,-60 30,-30 50,10C100,20 120,90 70,130C20,170 -60,140 -70,80C-100,50 -110,10 -70,-20z',
		'#c98a4a',
	) +
	path('M-20,50a34,34 0 1 0 68,0a34,34 0 1 0 -68,0z', '#3a2114')

/** One looks up, one toasts, one plays and one laughs; the fire lights them from the middle. */
const friends: readonly PersonOptions[] = [
	{
		x: 342,
		y: 668,
		height: 196,
		pose: {
			lean: -16,
			head: -20,
			armFront: [24, 64],
			armBack: [-30, -14],
			legFront: [86, 14],
			legBack: [74, 4],
		},
		outfit: { ...people.marta, longSleeves: true },
	},
	{
		x: 452,
		y: 670,
		height: 186,
		pose: {
			lean: 20,
			head: -4,
			armFront: [52, 82],
			armBack: [40, 70],
			legFront: [78, -10],
			legBack: [64, -18],
		},
		outfit: { ...people.julian, top: '#d9a45a', longSleeves: true },
		held: stick,
	},
	{
		x: 756,
		y: 672,
		height: 194,
		pose: {
			lean: 6,
			head: 16,
			armFront: [-8, 62],
			armBack: [42, 76],
			legFront: [88, 2],
			legBack: [76, -8],
		},
		outfit: { ...people.andres, bottom: '#26323a', longSleeves: true },
		flip: true,
		light: -1,
		held: guitar,
	},
	{
		x: 866,
		y: 670,
		height: 192,
		pose: {
			lean: -12,
			head: -6,
			armFront: [30, 116],
			armBack: [10, 52],
			legFront: [82, 20],
			legBack: [90, -6],
		},
		outfit: { ...people.tomas, top: '#9a4a5a', bottom: '#2a2a30', hat: '#d8c79a' },
		flip: true,
		light: -1,
		held: mug,
	},
]

export const campingFire = scene('camping-fire', 'night', (canvas) => {
	const { grass: green, ground, ridges } = canvas.palette
	const clearing = ridgeLine(canvas, { base: 560, amplitude: 10, seed: 71 })
	const near = ridgeLine(canvas, { base: 760, amplitude: 8, seed: 73 })
	return [
		sky(canvas, { horizon: 520 }),
		stars(canvas, { count: 115, bottom: 400, seed: 12 }),
		moon(canvas, { x: 255, y: 120, radius: 38 }),
		backdrop(canvas, { from: 'camp', horizon: 370, seed: 41, mistiness: 0.3, palms: 7 }),
		palm(canvas, { x: 240, y: 580, height: 350, variant: 1, depth: 0.2 }),
		palm(canvas, { x: 930, y: 580, height: 400, flip: true, depth: 0.2 }),
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
		campfire(canvas, { x: 600, y: 700, height: 150, sparks: 34 }),
		log(canvas, { x: 400, y: 712, width: 230 }),
		log(canvas, { x: 806, y: 714, width: 230 }),
		...friends.map((friend) => person(canvas, { ...friend, anchor: 'hips' })),
		palm(canvas, { x: 80, y: 782, height: 650 }),
		palm(canvas, { x: 1140, y: 784, height: 600, variant: 1 }),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 40, count: 80, seed: 8, size: 26 }),
	]
})
