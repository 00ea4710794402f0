import { scene } from '#pictures/kit/scene.ts'
import { contour, ellipse, group, line, path } from '#pictures/kit/shapes.ts'
import { el, type Point } from '#pictures/kit/svg.ts'
import { type FromAboveOptions, fromAbove } from '#pictures/parts/people/from-above.ts'
import { people } from '#pictures/parts/people/people.ts'

const centre: Point = [600, 392]

/** A hand on the ring round the middle of the toast, at an angle in degrees. */
function toast(angle: number, distance: number): Point {
	const turn = (angle * Math.PI) / 180
	return [centre[0] + Math.cos(turn) * distance, centre[1] + Math.sin(turn) * distance]
}

/** A glass from above. */
function glass([x, y]: Point): string {
	return (
		ellipse(x, y, 37, 37, '#fff3d6') +
		ellipse(x, y, 30, 30, '#e0862c') +
		path(`M${x + 21},${y - 21}a30,30 0 0 1 -42,42a34,34 0 0 0 42,-42z`, '#a8541c')
	)
}

/** Trout and patacones on their plates, from above, with the shadows of a light on the left. */
const plateShadow = (x: number, y: number, r: number) => ellipse(x + 22, y + 14, r, r, '#6b3a22')
const trout =
	plateShadow(130, 372, 128) +
	ellipse(130, 372, 128, 128, '#f7ecd4') +
	ellipse(130, 372, 100, 100, '#e6d3ae') +
	group(
		{ x: 130, y: 372, turn: -24 },
		contour(
			'-104,0 -104,0 -80,-26 -20,-38 50,-22 78,-8 78,-8 112,-34 112,-34 104,0 112,34 112,34 78,8 78,8 50,22 -20,38 -80,26',
			'#8fa08c',
		),
		contour('-104,0 -104,0 -60,4 20,6 78,8 78,8 50,22 -20,38 -80,26', '#5d7468'),
		path('M-70,-8Q0,-14 76,-4L76,4Q0,0 -70,6z', '#d9785e'),
		ellipse(-82, -6, 5, 5, '#1c2421'),
		path('M-60,-26Q-50,0 -60,26Q-66,0 -60,-26z', '#5d7468'),
	)
const patacones =
	plateShadow(1046, 440, 112) +
	ellipse(1046, 440, 112, 112, '#f7ecd4') +
	ellipse(1046, 440, 88, 88, '#e6d3ae') +
	contour('990,420 1010,384 1050,378 1076,402 1070,440 1036,458 1000,448', '#e0a63c') +
	contour('1040,470 1050,436 1084,424 1112,446 1110,480 1080,500 1050,494', '#e8b44c') +
	contour('1064,500 1100,490 1112,446 1112,446 1110,480 1080,500', '#b87820') +
	contour('1010,452 1036,458 1070,440 1076,402 1076,402 1062,436 1036,446', '#b87820')

/** Idea: six glasses meet, and six arms are the spokes of their wheel. */
export const packageFriends = scene('package-friends', 'dusk', (canvas) => {
	const friends: FromAboveOptions[] = [
		{ head: [310, 96], hand: toast(214, 118), arm: 1, outfit: { ...people.rosa, top: '#b8562f' } },
		{ head: [650, 36], hand: toast(274, 116), arm: -1, bend: 50, outfit: people.tomas },
		{ head: [960, 130], hand: toast(332, 118), arm: 1, outfit: people.andres },
		{
			head: [890, 716],
			hand: toast(36, 116),
			arm: -1,
			outfit: { ...people.elena, hairStyle: 'tail' },
		},
		{ head: [520, 776], hand: toast(98, 118), arm: 1, bend: 50, outfit: people.julian },
		{
			head: [200, 640],
			hand: toast(156, 116),
			arm: -1,
			outfit: { ...people.marta, top: '#f2d9a8', longSleeves: true },
		},
	]
	const drawn = friends.map((friend) => fromAbove(canvas, friend))
	const glasses = friends.map(
		({ hand }): Point => [
			centre[0] + (hand[0] - centre[0]) * 0.62,
			centre[1] + (hand[1] - centre[1]) * 0.62,
		],
	)
	return [
		path('M0,0H1200V800H0z', '#27504a'),
		group(
			{ x: 600, y: 400, turn: -5 },
			path('M-720,-262H720V268H-720z', '#b9743c'),
			path('M-720,-130H720V-2H-720zM-720,130H720V268H-720z', '#c98447'),
			path('M-720,268H720V290H-720z', '#5c3420'),
			line('M-720,-130H720M-720,0H720M-720,130H720', '#8a5230', 5),
		),
		el(
			'g',
			{ opacity: 0.45, transform: 'translate(52 34)', fill: '#3a1d18' },
			...drawn.map(({ outline }) => el('path', { d: outline })),
			...glasses.map(([x, y]) => el('circle', { cx: x, cy: y, r: 37 })),
		),
		trout,
		patacones,
		...glasses.map(glass),
		...drawn.map(({ figure }) => figure),
	]
})
