import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	wood: '#7c4526',
	lit: '#e09a55',
	dark: '#3a1f14',
	ware: '#fff8e6',
	shade: '#c6b89c',
	sky: '#f8d79c',
	deep: '#24564d',
	skin: '#b97748',
	skinShade: '#7d4a2a',
}
const water = ellipse(430, 500, 352, 352, ink.sky)

/** Idea: in the washbasin lies the mountain of the window, and a finger is about to stir it. */
export const cabinBathroom = scene('cabin-bathroom', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.wood),
	path('M620,0H840L1130,800H840zM890,0H1090L1240,400V800H1190z', ink.lit),
	line('M0,150H1200M0,400H1200M0,650H1200', ink.dark, 4),
	path('M520,40C820,60 1010,300 960,620L900,800H300z', ink.dark),
	ellipse(430, 500, 470, 470, ink.ware),
	ellipse(430, 500, 404, 404, ink.shade),
	path(
		'M430,904A404,404 0 0 1 120,242C60,420 120,760 430,820A404,404 0 0 0 780,660C740,800 600,904 430,904z',
		ink.ware,
	),
	clipped(
		canvas,
		water,
		water,
		el(
			'g',
			{ transform: 'matrix(1 0 0 -1 20 800)' },
			cocoraRidge(canvas, {
				from: 'lake',
				floor: 560,
				rise: 400,
				lit: '#7fa594',
				shade: '#3c7267',
				haze: '#b9c9a4',
			}),
			rect(0, 560, 1200, 400, ink.deep),
			palmsAt(canvas, [[190, 570, 300]]),
		),
		ellipse(640, 560, 60, 40, 'none', { stroke: ink.ware, 'stroke-width': 10 }),
		ellipse(640, 560, 140, 94, 'none', { stroke: ink.ware, 'stroke-width': 7 }),
		ellipse(640, 560, 236, 160, 'none', { stroke: ink.sky, 'stroke-width': 12 }),
	),
	line('M430,-20V150', ink.dark, 96, { transform: 'translate(46 30)', opacity: 0.5 }),
	line('M430,-20V150', '#8fa3a0', 92),
	line('M412,-20V150', '#e4ece6', 34),
	hand(),
])

function hand(): string {
	return [
		path('M650,574L880,560L1010,620L1200,700V800L900,720L780,640z', ink.dark, { opacity: 0.55 }),
		line('M870,500L836,566L888,586M930,520L904,596L952,606', ink.skinShade, 46),
		path(
			'M1240,380L1010,404C930,396 870,410 830,446L836,520C880,600 940,620 1000,606L1240,640z',
			ink.skin,
		),
		path(
			'M1240,640L1000,606C940,620 880,600 850,540C900,566 960,560 1010,540L1240,560z',
			ink.skinShade,
		),
		line('M860,470L672,562', ink.skin, 46),
		line('M850,492L684,572', ink.skinShade, 16),
		line('M960,430L860,404L800,426', ink.skin, 46),
		line('M850,436L806,448', ink.skinShade, 10),
		path('M1070,388L1240,350V660L1100,590z', '#2f6157'),
		path('M1100,590L1090,520L1240,580V660z', '#1c443c'),
	].join('')
}
