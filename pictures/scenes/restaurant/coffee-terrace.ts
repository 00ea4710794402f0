import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f4b066',
	mist: '#fbeccb',
	low: '#e6cfa0',
	hill: '#24564d',
	dark: '#2a1610',
	wood: '#b5622f',
	lit: '#e39a52',
	shade: '#5e2c18',
	ware: '#fff8e6',
	wareShade: '#b9a58a',
}

/** Idea: the mist of the valley is the steam of this cup. */
export const coffeeTerrace = scene('coffee-terrace', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'lake',
		floor: 450,
		rise: 400,
		light: -1,
		lit: '#7fa093',
		shade: '#35675c',
		haze: ink.sky,
	}),
	line('M-40,330H330M160,300H420M-40,360H560', ink.low, 40),
	palmsAt(
		canvas,
		[
			[90, 520, 400],
			[560, 500, 240],
		],
		{ flip: true },
	),
	rect(0, 380, 1200, 260, ink.mist),
	line('M-40,368H500M-40,346H170', ink.mist, 44),
	path('M0,540Q260,520 470,470Q760,330 1200,250V800H0z', ink.hill),
	line('M-20,586H1220M60,586V800M260,586V800M460,586V800', ink.dark, 18),
	line('M-20,574H1220', ink.lit, 6),
	ellipse(890, 860, 640, 230, ink.shade),
	ellipse(880, 830, 640, 230, ink.wood),
	path('M240,830A640,230 0 0 1 880,600L900,612A640,230 0 0 0 262,830z', ink.lit),
	path('M760,716L1240,800V700L1010,640z', ink.shade),
	ellipse(850, 724, 250, 62, ink.wareShade),
	ellipse(846, 714, 250, 62, ink.ware),
	path('M780,730A150,38 0 0 0 1096,716A250,62 0 0 0 1000,664z', ink.wareShade),
	line('M980,530C1090,510 1100,630 950,650', ink.wareShade, 30),
	path('M670,500C676,640 740,716 800,724H890C950,716 1014,640 1020,500z', ink.ware),
	path('M890,724C950,716 1014,640 1020,500H900C910,600 880,690 830,724z', ink.wareShade),
	ellipse(845, 500, 175, 44, ink.ware),
	ellipse(845, 506, 158, 36, ink.shade),
	// The steam lies down as mist.
	line(
		'M894,494C840,430 1000,380 900,300C820,240 680,330 560,420C500,446 420,410 300,410',
		ink.mist,
		54,
	),
	line('M800,500C750,460 860,410 790,366C740,340 680,440 560,470', ink.low, 26),
])
