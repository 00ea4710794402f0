import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, path } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { type PalmSpot, palm, palmsAt } from '#pictures/parts/nature/palm.ts'
import { type Bend, ribbon } from '#pictures/parts/nature/river.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { woods } from '#pictures/parts/nature/tree.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

const river: readonly Bend[] = [
	[1030, 552, 3],
	[975, 566, 6],
	[1050, 588, 10],
	[950, 622, 17],
	[1020, 674, 28],
	[900, 750, 48],
	[960, 860, 80],
]

const slopePalms: readonly PalmSpot[] = [
	[1204, 556, 84],
	[1290, 538, 110],
	[1372, 566, 120],
	[1462, 540, 130],
	[1240, 622, 128],
	[1552, 600, 160],
	[1418, 652, 172],
	[1330, 724, 200],
	[1540, 812, 400],
	[1446, 862, 500],
]

/** Idea: the house is first seen from the lookout, at the tip of a finger. */
export const valleyDay = scene('valley-day', 'day', (canvas) => {
	const { haze, grass: green, ground, palm: leaf, water } = canvas.palette
	const sunlit = mix(green, '#e6d27c', 0.42)
	const shaded = mix(green, leaf, 0.6)
	const dark = mix(ground, leaf, 0.75)
	const guide: PersonOptions = {
		x: 640,
		y: 792,
		height: 300,
		// One boot up on a stone.
		pose: { ...poses.pointing, legFront: [46, -2], legBack: [-10, -8], armBack: [20, 64] },
		outfit: {
			...people.andres,
			top: '#b8562f',
			bottom: '#2b3f52',
			pack: '#f2b36b',
			hat: '#f3ead2',
		},
		light: -1,
	}
	const house =
		path('M846,618l30,-15l34,7l-30,16z', '#b8562f') +
		path('M846,618l34,8v14l-34,-9z', '#fbf6e9') +
		path('M880,626l30,-16v14l-30,16z', mix('#fbf6e9', shaded, 0.5)) +
		path('M880,640l30,-16l26,8l-32,16z', shaded)
	return [
		sky(canvas, { horizon: 520 }),
		cocoraRidge(canvas, {
			from: 'lookout',
			floor: 600,
			rise: 470,
			light: -1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		mist(canvas, { y: 560, reach: 40, seed: 4, opacity: 0.8 }),
		contour(
			'0,900 0,640 0,640 500,590 980,550 1200,570 1600,640 1600,900 1600,900',
			mix(sunlit, haze, 0.28),
		),
		woods(canvas, {
			line: (x) => 566 + ((x - 1000) / 90) ** 2 * 0.6,
			colour: mix(shaded, haze, 0.35),
			size: 15,
			seed: 3,
			from: 700,
			to: 1240,
		}),
		contour(
			'620,680 620,680 780,628 960,606 1130,596 1130,596 1240,680 1330,900 1330,900 640,900 640,900',
			sunlit,
		),
		house,
		path(ribbon(river, 1.4), mix(shaded, haze, 0.3)),
		path(ribbon(river), mix(water, '#ffffff', 0.45)),
		contour(
			'1600,900 1600,470 1600,470 1500,476 1380,496 1260,516 1150,546 1080,566 1080,566 1120,590 1180,640 1200,700 1260,790 1330,900 1330,900',
			mix(sunlit, '#f3e2a0', 0.3),
		),
		contour(
			'1600,470 1600,470 1520,520 1540,570 1470,620 1500,690 1440,760 1480,900 1480,900 1600,900 1600,900',
			shaded,
		),
		contour(
			'1380,496 1330,540 1346,590 1280,640 1300,700 1330,780 1330,780 1260,790 1200,700 1180,640 1120,590 1120,590 1230,580 1290,540',
			mix(shaded, haze, 0.12),
		),
		palmsAt(canvas, slopePalms, {
			depth: 0.18,
			shadow: { ink: dark, slant: 0.8, length: 0.12, opacity: 0.5 },
		}),
		contour(
			'0,900 0,440 0,440 110,430 230,462 360,520 520,566 700,588 860,592 860,592 790,630 740,700 720,790 700,900 700,900',
			shaded,
		),
		contour(
			'0,440 0,440 110,430 230,462 360,520 520,566 700,588 860,592 860,592 640,606 560,640 420,610 330,640 210,560 130,590 0,520 0,520',
			mix(sunlit, shaded, 0.15),
		),
		palmsAt(
			canvas,
			[
				[80, 470, 150],
				[190, 520, 190],
				[330, 560, 170],
			],
			{ depth: 0.1, shadow: { ink: dark, slant: 0.8, length: 0.2, opacity: 0.6 } },
		),
		contour(
			'0,900 0,720 0,720 140,742 300,770 470,784 700,790 840,800 960,836 1080,876 1140,900 1140,900',
			dark,
		),
		palm(canvas, { x: 400, y: 800, height: 640, variant: 1, lean: -1, flip: true }),
		castShadow(person(canvas, { ...guide, ink: '#081d17' }), {
			y: 790,
			slant: 0.5,
			length: 0.12,
			opacity: 0.6,
		}),
		contour('646,800 646,800 652,768 672,758 700,760 712,776 718,800 718,800', '#5b6a63'),
		contour('700,760 712,776 718,800 718,800 686,800 686,800 696,780', '#24352f'),
		person(canvas, guide),
		contour(
			'716,900 716,900 724,832 752,784 790,768 790,768 830,750 874,752 874,752 902,790 916,842 950,900 950,900',
			'#5b6a63',
		),
		contour(
			'874,752 874,752 902,790 916,842 950,900 950,900 800,900 800,900 826,858 818,832 850,806 836,780',
			'#24352f',
		),
		person(canvas, {
			x: 838,
			y: 752,
			height: 290,
			pose: poses.resting,
			outfit: { ...people.elena, top: '#f2d06b', bottom: '#3a4a3a' },
			anchor: 'hips',
			light: -1,
		}),
		grass(canvas, {
			line: () => 800,
			depth: 90,
			count: 60,
			seed: 26,
			size: 26,
			colour: shaded,
			bare: (x) => x > 690,
		}),
	]
})
