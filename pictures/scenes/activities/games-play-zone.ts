import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#a6d3d4',
	hill: '#2f6b4c',
	dark: '#17302b',
	red: '#d4492d',
	shade: '#86261c',
	gold: '#f2bd4a',
	goldShade: '#b8791f',
	skin: '#9a5a38',
	skinShade: '#623521',
	white: '#fff8e6',
}

/** Idea: on the swing her shoes are higher than the mountain. */
export const gamesPlayZone = scene('games-play-zone', 'day', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'lookout',
		floor: 720,
		rise: 290,
		lit: '#8fbd96',
		shade: '#3f7a62',
		haze: ink.sky,
	}),
	palmsAt(canvas, [
		[90, 730, 250],
		[180, 735, 170],
	]),
	path('M0,730Q300,700 640,716T1200,700V800H0z', ink.hill),
	path('M380,770Q700,738 1040,760Q760,796 380,770z', ink.dark),
	line('M470,-40L694,404', ink.dark, 9),
	girl(),
	line('M412,-40L628,412', ink.dark, 9),
	// Her hands lie over the ropes.
	line('M506,286L522,346L570,300', ink.skin, 30),
	ellipse(574, 296, 21, 21, ink.skin),
])

function girl(): string {
	return [
		line('M540,290L584,232L594,206', ink.skin, 28),
		ellipse(595, 202, 20, 20, ink.skin),
		// Hair that is still on its way up.
		path(
			'M394,158C354,142 304,162 274,232C314,208 326,218 304,272C354,242 394,232 420,228z',
			ink.dark,
		),
		line('M760,392L860,384L968,330', ink.skinShade, 40),
		path('M962,352L950,306L1006,262Q1028,262 1030,284L1012,352z', ink.shade),
		path(
			'M470,256C500,236 556,246 580,282L668,380L600,420C540,400 480,330 470,256z',
			ink.goldShade,
		),
		path('M496,248C530,240 560,256 580,282L668,380L640,396C600,350 540,300 496,248z', ink.gold),
		path(
			'M598,420C590,384 620,344 664,346L808,330C824,360 820,410 790,436C720,420 660,436 598,420z',
			ink.shade,
		),
		path('M640,350L808,330C822,352 822,380 814,402C760,380 690,370 640,350z', ink.red),
		line('M790,376L896,352L1000,290', ink.skin, 42),
		path('M990,312L976,266L1030,214Q1054,212 1056,236L1040,312z', ink.red),
		path('M1030,214Q1054,212 1056,236L1040,312L1022,312L1036,240z', ink.white),
		group({ x: -34, y: -8 }, head()),
		rect(600, 404, 130, 18, ink.dark, { transform: 'rotate(-6 660 412)' }),
	].join('')
}

function head(): string {
	return [
		path('M482,272L494,222L540,236L540,276z', ink.skinShade),
		ellipse(474, 188, 58, 58, ink.skin),
		path(
			'M430,226C400,176 424,124 480,126C506,128 520,140 524,152C490,150 470,164 470,200C460,240 440,240 430,226z',
			ink.dark,
		),
		path('M526,164L548,176L530,190z', ink.skin),
		line('M506,212Q520,216 524,204', ink.white, 7),
	].join('')
}
