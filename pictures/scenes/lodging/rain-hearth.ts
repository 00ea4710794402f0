import { level, type Vec, wallZ } from '#pictures/kit/camera.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, polygon } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { person } from '#pictures/parts/people/person.ts'
import { hearth } from './rain-hearth-fire.ts'
import { child, sitter, sitting, woman } from './rain-hearth-people.ts'
import { ink, view, wallAt, window } from './rain-hearth-view.ts'

/** Idea: outside it rains, and inside the fire makes giants of a woman and a child. */
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
