import { scene } from '#pictures/kit/scene.ts'
import { contour, group, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	stone: '#4a2a24',
	joint: '#33191a',
	dark: '#1a0d10',
	floor: '#c4662c',
	fire: '#e8532a',
	flame: '#f9a63a',
	heart: '#ffe59a',
	lace: '#f7ecd2',
}

/** Idea: the group's boots sit round the fire and dry, as their owners will later. */
export const lodgingFireplace = scene('lodging-fireplace', 'night', () => [
	rect(0, 0, 1200, 800, ink.stone),
	line(
		'M0,110H1200M0,240H1200M0,370H1200M120,0V110M420,0V110M800,0V110M1040,0V110M240,110V240M960,110V240M90,240V370M1100,240V370',
		ink.joint,
		10,
	),
	path('M130,600V300Q150,120 500,110Q850,120 860,300V600z', ink.fire),
	contour(
		'200,600 200,600 230,440 280,360 300,460 360,250 410,380 470,170 530,360 600,240 640,400 710,310 740,460 790,400 810,600 810,600',
		ink.flame,
	),
	contour(
		'320,600 320,600 350,480 400,410 430,500 480,350 530,480 580,400 610,500 670,450 700,600 700,600',
		ink.heart,
	),
	path('M0,600H1200V800H0z', ink.floor),
	path('M860,600H1200V800L1130,800z', ink.dark),
	line('M260,596H720M330,570L650,530', ink.dark, 34),
	boot(150, 700, 1.15, false),
	boot(330, 676, 1, false),
	boot(560, 668, 0.46, false),
	boot(650, 676, 0.46, false),
	boot(1010, 790, 1.9, true),
])

/** Black against the fire, which lights its instep; its shadow runs towards the viewer. */
function boot(x: number, y: number, scale: number, flip: boolean): string {
	return group(
		{ x, y, scale, flip },
		path('M-62,-4L-96,150H150L132,-4z', '#6a2c1c'),
		path(
			'M-62,0V-40Q-50,-120 -62,-236L-40,-248L40,-240Q36,-150 62,-112Q118,-96 132,-52V0z',
			ink.dark,
		),
		path('M-62,-14H132V8H-62z', '#0c0609'),
		path(
			'M40,-240Q36,-150 62,-112Q118,-96 132,-52L120,-48Q100,-82 46,-100Q22,-150 28,-241z',
			ink.flame,
		),
		line('M30,-196L-6,-188M32,-164L-2,-154M42,-132L12,-118', ink.lace, 7),
		line('M-40,-248Q-60,-270 -44,-284Q-30,-270 -40,-248', ink.lace, 5),
	)
}
