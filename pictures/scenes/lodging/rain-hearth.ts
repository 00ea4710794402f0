import { camera, level, type Vec, wallX, wallZ } from '#pictures/kit/camera.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, polygon } from '#pictures/kit/svg.ts'
import { mug } from '#pictures/parts/food/mug.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { type Outfit, person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'

const view = camera({
	eye: [0.75, 1.25, -3.3],
	target: [0.05, 0.95, 1.5],
	focal: 880,
	centre: [600, 400],
})
const wallAt = 1.7
const window = { left: -1.15, right: 1.05, sill: 0.92, top: 2.35 }
const ink = {
	dark: '#20141a',
	wall: '#33211f',
	wallLit: '#8a4526',
	floor: '#2a1815',
	floorLit: '#c4652c',
	stone: '#4a3530',
	stoneLit: '#d98445',
	rain: '#33505e',
	rainLight: '#7f9fa8',
}

export const rainHearth = scene('rain-hearth', 'night', (night) => {
	// Shade beside a fire is warm.
	const canvas = { ...night, palette: { ...night.palette, shade: '#4a1d12' } }
	return [
		rect(0, 0, 1200, 800, ink.dark),
		view.face(wallZ(wallAt, -2.4, 0, 3.4, 3), ink.wall),
		litWall(),
		shadows(canvas),
		outside(canvas),
		frame(),
		view.face(level(-2.4, -3, 3.4, wallAt, 0), ink.floor),
		litFloor(),
		hearth(canvas),
		child(canvas),
		sitter(canvas),
	]
})

/** The fire reaches the back wall up to a hard edge. */
function litWall(): string {
	const edge: Vec[] = Array.from({ length: 25 }, (_, index) => {
		const turn = (index / 24) * Math.PI * 0.5
		return [-2.4 + 6.4 * Math.cos(turn), 2.9 * Math.sin(turn), wallAt]
	})
	return view.face([[-2.4, 0, wallAt], ...edge], ink.wallLit)
}

/** Sitter and child, grown large on the wall. */
function shadows(canvas: Canvas): string {
	const [x, y] = view.point([1.95, 0.78, wallAt])
	const wall = path(polygon(view.outline(wallZ(wallAt, -2.4, 0, 3.4, 3))), '#000')
	const tall = view.scale([1.95, 0.7, wallAt]) * 2.5
	return clipped(
		canvas,
		wall,
		person(canvas, {
			x,
			y,
			height: tall,
			pose: sitting,
			outfit: woman,
			anchor: 'hips',
			flip: true,
			ink: ink.wall,
		}),
		path(`M${n(x + 20, 0)},${n(y - 190, 0)}q90,-30 120,60l40,400h-260l10,-240z`, ink.wall),
	)
}

function outside(canvas: Canvas): string {
	const { left, right, sill, top } = window
	const glass = path(polygon(view.outline(wallZ(wallAt, left, sill, right, top))), '#000')
	const random = seededRandom(6)
	let rain = ''
	for (let index = 0; index < 90; index++) {
		const length = 18 + random() * 34
		rain += `M${n(380 + random() * 480, 0)},${n(120 + random() * 330, 0)}l${n(-length * 0.3, 0)},${n(length, 0)}`
	}
	return clipped(
		canvas,
		glass,
		rect(300, 80, 620, 400, '#4d6c78'),
		group(
			{ x: 330, y: 0 },
			cocoraRidge(
				{ ...canvas, width: 560 },
				{
					from: 'house',
					floor: 430,
					rise: 230,
					light: -1,
					lit: '#3a5865',
					shade: '#263f4b',
					haze: '#56737e',
				},
			),
		),
		palm(canvas, { x: 500, y: 430, height: 170, variant: 1, lean: -8 }),
		palm(canvas, { x: 735, y: 450, height: 230, variant: 2, lean: -11 }),
		line(rain, '#c3d6d8', 2.2, { opacity: 0.75 }),
	)
}

function frame(): string {
	const { left, right, sill, top } = window
	const bar = (x: number, half: number) =>
		view.face(wallZ(wallAt - 0.02, x - half, sill, x + half, top), ink.dark)
	const across = (y: number, half: number) =>
		view.face(wallZ(wallAt - 0.02, left - 0.06, y - half, right + 0.06, y + half), ink.dark)
	const third = (right - left) / 3
	return [
		bar(left, 0.06),
		bar(right, 0.06),
		bar(left + third, 0.03),
		bar(right - third, 0.03),
		across(top, 0.06),
		view.box([left - 0.12, sill - 0.1, wallAt - 0.16], [right + 0.12, sill, wallAt], {
			front: '#5c2f1c',
			side: ink.floorLit,
			top: ink.rainLight,
		}),
	].join('')
}

/** The hearth's light on the floor, with hard edges. */
function litFloor(): string {
	return [
		view.face(
			[
				[-1.9, 0, -0.15],
				[0.4, 0, -1.75],
				[3.4, 0, -1.4],
				[3.4, 0, wallAt],
				[-1.6, 0, wallAt],
				[-1.9, 0, 0.9],
			],
			ink.floorLit,
		),
		// Armchair and child keep the light off what lies behind them.
		view.face(
			[
				[0.5, 0, -0.35],
				[0.6, 0, 0.55],
				[3.4, 0, 1.25],
				[3.4, 0, -1],
			],
			ink.floor,
		),
	].join('')
}

/** A stone hearth on the left wall, its opening turned to the room. */
function hearth(canvas: Canvas): string {
	const opening = [
		...wallX(-1.9, 0.22, -0.15, 0.8, 0.95).slice(0, 3),
		[-1.9, 1.02, 0.7],
		[-1.9, 1.08, 0.4],
		[-1.9, 1.02, 0.1],
		[-1.9, 0.8, -0.15],
	] as Vec[]
	const [fx, fy] = view.point([-1.98, 0.26, 0.42])
	const [gx, gy] = view.point([-1.9, 0.6, 0.4])
	return [
		view.box([-2.6, 0, -0.7], [-1.9, 3.2, 1.5], {
			front: '#2c1c1c',
			side: ink.stone,
			top: ink.stone,
		}),
		view.box([-2.6, 0, -0.8], [-1.5, 0.16, 1.55], {
			front: '#3a2520',
			side: ink.stone,
			top: ink.stoneLit,
		}),
		view.box([-2.6, 1.3, -0.85], [-1.72, 1.42, 1.6], {
			front: '#2c1c1c',
			side: '#6b3a20',
			top: '#3a2016',
			under: ink.stoneLit,
		}),
		view.face(opening, '#ffdf8e'),
		clipped(
			canvas,
			path(polygon(view.outline(opening)), '#000'),
			ellipse(gx, gy + 30, 130, 150, '#f59a3a'),
			flames(fx + 4, fy + 6, 0.95),
		),
		line(polygon(view.outline(opening)), ink.stoneLit, 9),
		logs(),
	].join('')
}

function flames(x: number, y: number, scale: number): string {
	return group(
		{ x, y, scale },
		path(
			'M0,4C-64,6 -84,-50 -56,-104C-52,-84 -44,-78 -36,-80C-50,-130 -10,-150 -4,-206C28,-172 42,-140 32,-104C44,-108 50,-122 48,-134C84,-86 66,4 0,4z',
			'#e8562a',
		),
		path(
			'M2,4C-44,6 -54,-40 -34,-78C-30,-60 -22,-58 -16,-62C-22,-100 4,-116 8,-150C30,-122 34,-98 26,-72C34,-74 38,-82 38,-92C58,-52 48,4 2,4z',
			'#ffb040',
		),
		path(
			'M2,4C-22,4 -28,-24 -12,-50C-8,-34 -2,-36 0,-40C-2,-64 8,-74 12,-94C26,-66 24,-50 18,-36C34,-26 28,4 2,4z',
			'#fff3b8',
		),
	)
}

/** Firewood beside the hearth. */
function logs(): string {
	const at = (x: number, y: number, z: number) => {
		const [px, py] = view.point([x, y, z])
		return ellipse(px, py, 25, 25, '#5c2f1c') + ellipse(px + 3, py, 17, 17, '#e8a661')
	}
	return [
		at(-2.1, 0.1, -1),
		at(-1.85, 0.1, -1),
		at(-1.6, 0.1, -1),
		at(-1.98, 0.3, -1),
		at(-1.72, 0.3, -1),
		at(-1.85, 0.5, -1),
	].join('')
}

const sitting: Pose = {
	lean: -14,
	head: 6,
	armFront: [34, 118],
	armBack: [30, 80],
	legFront: [80, 74],
	legBack: [76, 62],
}

const woman: Outfit = {
	skin: '#e0955c',
	hair: '#efe6da',
	hairStyle: 'bun',
	top: '#f4e3c0',
	bottom: '#2f6157',
	shoes: '#e8562a',
	longSleeves: true,
}

/** The armchair by its near side: 1.1 m deep, two tones. */
function sitter(canvas: Canvas): string {
	const at: Vec = [0.95, 0.52, 0.05]
	const [x, y] = view.point(at)
	const u = view.scale(at)
	const chair = (d: string, fill: string) => path(d, fill)
	return [
		view.box([0.06, 0, -0.08], [0.42, 0.3, 0.24], {
			front: '#6b3520',
			side: ink.floorLit,
			top: ink.stoneLit,
		}),
		group(
			{ x, y, scale: u / 260 },
			chair('M40,-230C90,-250 150,-236 156,-190L170,120H70z', '#6d2c1c'),
			chair('M40,-230C60,-238 84,-240 104,-234C70,-180 84,-60 96,40H20z', '#c4532c'),
			chair('M-120,0H110V60H-126z', '#e8693a'),
		),
		person(canvas, {
			x,
			y: y - 4,
			height: u * 1.66,
			pose: sitting,
			outfit: woman,
			anchor: 'hips',
			flip: true,
			light: -1,
			held: mug(
				{ x: 10, y: 30, scale: 0.8, flip: true },
				{ lit: '#fff0cf', shade: '#b8863f', inside: '#4a2817', mark: '#2f6157' },
			),
		}),
		ruana(x, y, (u * 1.66) / 100),
		group(
			{ x, y, scale: u / 260 },
			chair('M-128,-34C-150,-34 -152,0 -134,6L-128,134H150L160,-34z', '#93381f'),
			chair(
				'M-128,-34C-150,-34 -152,0 -134,6L-128,134H-92C-100,80 -104,30 -96,-6H158L160,-34z',
				'#e8693a',
			),
		),
	].join('')
}

/** The ruana over her shoulders. */
function ruana(x: number, y: number, scale: number): string {
	return group(
		{ x, y, scale },
		path('M3,-31Q8,-33 12,-30Q18,-22 20,-4L4,2L-6,-12Q-8,-16 -5,-20z', '#f4e3c0'),
		path('M9,-32Q18,-26 20,-4L11,-.6Q14,-18 9,-32z', '#a8713a'),
		line('M0,-27Q3,-15 8,0', '#b8562f', 1.6),
		line('M-2.4,-23.6Q0,-14 4.6,0', '#2f6157', 1.2),
	)
}

/** A child kneels on the floor and holds a marshmallow to the fire. */
function child(canvas: Canvas): string {
	const at: Vec = [-0.62, 0.36, 0.3]
	const [x, y] = view.point(at)
	const shadow = view.face(
		[
			[-0.75, 0, 0.2],
			[-0.35, 0, 0.15],
			[0.35, 0, 0.34],
			[0.35, 0, 0.62],
			[-0.75, 0, 0.42],
		],
		'#7a3a1c',
	)
	const pose: Pose = {
		lean: 12,
		head: -8,
		armFront: [52, 88],
		armBack: [34, 70],
		legFront: [14, -84],
		legBack: [2, -88],
	}
	const figure = person(canvas, {
		x,
		y,
		height: view.scale(at) * 1.28,
		pose,
		child: true,
		outfit: {
			skin: '#e8a063',
			hair: '#2a1512',
			top: '#4f9a90',
			bottom: '#7a3f22',
			shoes: '#f4e3c0',
			longSleeves: true,
		},
		anchor: 'hips',
		flip: true,
		light: -1,
		held: line('M-40,-10L330,-20', ink.dark, 14) + ellipse(340, -20, 42, 34, '#fff6e2'),
	})
	return shadow + figure
}
