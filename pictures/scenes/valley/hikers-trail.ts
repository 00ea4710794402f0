import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, line, path } from '#pictures/kit/shapes.ts'
import { bridge } from '#pictures/parts/buildings/bridge.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm, palmsAt } from '#pictures/parts/nature/palm.ts'
import { type Bend, ribbon } from '#pictures/parts/nature/river.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

/** The deck of the bridge, seen from below on the bank: it sags, and climbs to the right. */
const deck = (x: number) => 470 - (x - 140) * 0.16 + 62 * (1 - ((x - 600) / 500) ** 2)
const rope = (x: number) => deck(x) - 92 - 26 * ((x - 600) / 500) ** 2

const stream: readonly Bend[] = [
	[668, 592, 8],
	[610, 612, 40],
	[660, 660, 110],
	[590, 720, 190],
	[640, 800, 320],
]

/** Idea: one bridge and three ways to cross it, bravely, carefully and not yet. */
export const hikersTrail = scene('hikers-trail', 'day', (canvas) => {
	const { grass: green, ground, haze, palm: leaf, water } = canvas.palette
	const dark = mix(ground, leaf, 0.8)
	const ink = mix(leaf, '#0a1a18', 0.5)
	const sunlit = mix(green, '#e6d27c', 0.35)
	const { back, front } = bridge({
		deck,
		rope,
		from: 112,
		to: 1072,
		ink,
		farInk: mix(ink, haze, 0.25),
		wood: '#6b4a30',
	})
	return [
		sky(canvas, { horizon: 520 }),
		cocoraRidge(canvas, {
			from: 'gorge',
			floor: 610,
			rise: 500,
			light: -1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		mist(canvas, { y: 590, reach: 60, seed: 21, opacity: 0.9 }),
		contour(
			'0,800 0,430 0,430 160,470 300,540 420,580 560,600 700,600 860,560 1000,500 1200,430 1200,430 1200,800 1200,800',
			sunlit,
		),
		contour(
			'700,600 860,560 1000,500 1200,430 1200,430 1200,800 1200,800 760,800 760,800 700,690 730,640',
			mix(green, leaf, 0.5),
		),
		palmsAt(
			canvas,
			[
				[300, 556, 190],
				[390, 590, 150],
				[880, 560, 180],
				[960, 530, 220],
			],
			{ depth: 0.25 },
		),
		path(ribbon(stream, 1.2), mix(leaf, haze, 0.25)),
		path(ribbon(stream), mix(water, '#ffffff', 0.4)),
		line('M190,636Q420,716 716,690', '#0c2a22', 16, {
			opacity: 0.3,
			'stroke-linecap': 'butt',
		}),
		// The walls of the gorge frame the picture in the dark.
		contour(
			'0,800 0,420 0,420 60,440 150,470 150,470 190,540 170,600 240,660 230,720 320,800 320,800',
			dark,
		),
		contour(
			'150,470 150,470 190,540 170,600 240,660 230,720 320,800 320,800 200,800 200,800 130,700 140,620 96,540 100,470',
			mix(green, dark, 0.45),
		),
		contour(
			'1200,800 1200,250 1200,250 1130,280 1070,318 1070,318 1050,420 1090,500 1040,590 1060,690 960,800 960,800',
			dark,
		),
		back,
		person(canvas, {
			x: 880,
			y: deck(880),
			height: 196,
			flip: true,
			pose: poses.beckoning,
			outfit: { ...people.marta, pack: '#2f6b6f', top: '#c8553a' },
			light: -1,
		}),
		person(canvas, {
			x: 590,
			y: deck(590),
			height: 200,
			pose: poses.wary,
			outfit: { ...people.tomas, top: '#f2b36b', pack: '#8a3b4a' },
			light: -1,
		}),
		person(canvas, {
			x: 340,
			y: deck(340),
			height: 200,
			pose: poses.striding,
			outfit: { ...people.andres, pack: '#c9762f' },
			light: -1,
		}),
		front,
		contour(
			'1200,800 1200,236 1200,236 1150,262 1090,312 1046,336 1096,420 1130,520 1090,620 1110,720 1050,800 1050,800',
			ink,
		),
		contour('0,800 0,400 0,400 60,424 120,470 140,500 90,600 130,700 100,800 100,800', ink),
		palm(canvas, { x: 60, y: 430, height: 340, variant: 1, flip: true }),
	]
})
