import { camera, fallOn, level, type Vec, wallX, wallZ } from '#pictures/kit/camera.ts'
import { band } from '#pictures/kit/curve.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { type Point, polygon } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'

const wood = { wall: '#3f2416', roof: '#2a170e', beam: '#1c0f09', floor: '#52301c', lit: '#e8a04f' }
const wool = { shade: ['#6e2f20', '#8d7c63', '#24463f'], lit: ['#d9643a', '#ffeec8', '#3f8274'] }

const view = camera({
	eye: [0.55, 1.32, -0.1],
	target: [-0.35, 1.28, 4.2],
	focal: 860,
	centre: [560, 330],
})
/** The end wall and its window. */
const wallAt = 4.2
const window = { left: -1.5, right: 0.9, sill: 0.82, top: 2.36 }
/** From the sun, through the window, into the room. */
const sunlight: Vec = [0.14, -0.46, -1]

/** Idea: the last to wake sees only a dark figure and a stripe of sun on the blanket. */
export const cabinBedroom = scene('cabin-bedroom', 'dawn', (canvas) => {
	const pane = path(polygon(view.outline(opening(window.left, window.right))), '#000')
	return [
		rect(0, 0, canvas.width, canvas.height, wood.roof),
		room(),
		clipped(canvas, pane, ...outside(canvas)),
		frame(),
		lightOnFloor(),
		curtains(),
		guest(canvas),
		bed(canvas),
	]
})

function opening(left: number, right: number): Vec[] {
	return wallZ(wallAt, left, window.sill, right, window.top)
}

/** A gable wall of boards under a roof of rafters. */
function room(): string {
	const gable: Vec[] = [
		[-2.5, 0, wallAt],
		[-2.5, 1.75, wallAt],
		[-0.1, 3.3, wallAt],
		[2.3, 1.75, wallAt],
		[2.3, 0, wallAt],
	]
	let seams = ''
	for (let y = 0.3; y < 3; y += 0.3) {
		const half = y < 1.75 ? 2.4 : (2.4 * (3.3 - y)) / 1.55
		seams += view.stroke([-0.1 - half, y, wallAt], [-0.1 + half, y, wallAt])
	}
	const rafters = [3.2, 2.2, 1.3].map((z) =>
		[-1, 1]
			.map((side) =>
				view.face(
					[
						[-0.1, 3.3, z],
						[-0.1, 3.12, z],
						[-0.1 + side * 2.4, 1.57, z],
						[-0.1 + side * 2.4, 1.75, z],
					],
					wood.beam,
				),
			)
			.join(''),
	)
	return [
		view.face(level(-2.5, 0, 2.3, wallAt, 0), wood.floor),
		view.face(gable, wood.wall),
		line(seams, wood.roof, 3),
		...rafters,
		view.face(wallX(2.3, 0, 0, 1.75, wallAt), wood.roof),
	].join('')
}

function outside(canvas: Canvas): string[] {
	const { ridges } = canvas.palette
	const slope = ridgeLine(canvas, { base: 400, amplitude: 20, seed: 8, lift: peak(820, 90, 160) })
	return [
		sky(canvas, { horizon: 380 }),
		sun(canvas, { x: 470, y: 185, radius: 34 }),
		group(
			{ x: 245, y: 0 },
			cocoraRidge({ ...canvas, width: 560 }, { from: 'house', floor: 440, rise: 230, light: -1 }),
		),
		mist(canvas, { y: 400, reach: 40, seed: 4, opacity: 0.7 }),
		ridge(canvas, slope, { colour: ridges[3] }),
		palm(canvas, { x: 600, y: 470, height: 250, variant: 1, depth: 0.3 }),
		palm(canvas, { x: 715, y: 470, height: 300, variant: 2, depth: 0.1 }),
	]
}

function frame(): string {
	const { left, right, sill, top } = window
	const middle = (left + right) / 2
	const bar = (x: number, half: number) =>
		view.face(wallZ(wallAt, x - half, sill, x + half, top), wood.beam)
	const across = (y: number, half: number) =>
		view.face(wallZ(wallAt, left, y - half, right, y + half), wood.beam)
	return [
		bar(left, 0.06),
		bar(right, 0.06),
		bar(middle, 0.035),
		across(top, 0.06),
		across((sill + top) / 2 + 0.2, 0.025),
		view.box([left - 0.12, sill - 0.1, wallAt - 0.16], [right + 0.12, sill, wallAt], {
			front: wood.beam,
			side: wood.beam,
			top: wood.lit,
		}),
	].join('')
}

/** The panes' light, cut by the bars, at height y. */
function panes(y: number): Vec[][] {
	const middle = (window.left + window.right) / 2
	const bar = (window.sill + window.top) / 2 + 0.2
	return [
		[window.left + 0.3, middle - 0.04],
		[middle + 0.04, window.right - 0.16],
	].flatMap(([left = 0, right = 0]) => [
		fallOn(wallZ(wallAt, left, window.sill, right, bar - 0.035), sunlight, y),
		fallOn(wallZ(wallAt, left, bar + 0.035, right, window.top), sunlight, y),
	])
}

function lightOnFloor(): string {
	return panes(0)
		.map((corners) => view.face(corners, wood.lit))
		.join('')
}

/** Her dark figure against the window, edged by the light, as she draws the curtain. */
function guest(canvas: Canvas): string {
	const place: Vec = [-0.78, 0, 3.8]
	const [x, y] = view.point(place)
	const pose = {
		lean: 7,
		head: -4,
		armFront: [112, 138],
		armBack: [128, 150],
		legFront: [4, 2],
		legBack: [-16, -22],
	} as const
	const figure = (ink: string, dx: number) =>
		person(canvas, {
			x: x + dx,
			y,
			height: view.scale(place) * 1.66,
			pose,
			flip: true,
			ink,
			outfit: { ...people.rosa, legs: 'trousers', longSleeves: true },
		})
	return figure('#f6b667', 4) + figure('#24130c', 0)
}

function curtains(): string {
	const z = wallAt - 0.12
	const fold = (x0: number, x1: number, y: number, fill: string, sway = 0) =>
		view.face(
			[
				[x0, 2.5, z],
				[x1, 2.5, z],
				[x1 + sway, y, z],
				[x0 + sway * 0.4, y, z],
			],
			fill,
		)
	const [shade, lit] = ['#8a3f26', '#d9643a']
	return [
		fold(0.74, 1.25, 0.5, shade, 0.06),
		fold(0.74, 0.84, 0.5, lit, 0.03),
		fold(0.96, 1.03, 0.5, lit, 0.05),
		fold(-1.9, -1.2, 0.5, shade, -0.12),
		fold(-1.32, -1.2, 0.5, lit, -0.12),
		fold(-1.58, -1.5, 0.5, lit, -0.06),
		view.face(wallZ(z - 0.02, -2, 2.48, 1.35, 2.54), wood.beam),
	].join('')
}

/** Height of the blanket over legs and feet. */
function blanketAt(x: number, z: number): number {
	const leg = (at: number) => Math.exp(-(((x - at) / 0.15) ** 4))
	const feet = 0.17 * Math.exp(-(((z - 1.95) / 0.14) ** 2))
	const shins = 0.07 * Math.min(1, Math.max(0, (2.1 - z) * 4))
	return 0.56 + (feet + shins) * (leg(0.12) + 0.85 * leg(0.55)) - 0.015 * Math.sin(x * 9 + z * 4)
}

/** Stripes of wool from the foot of the bed to the viewer's lap; where the window's light falls they are bright. */
function bed(canvas: Canvas): string {
	const [left, right, foot] = [-0.55, 1.2, 2.2]
	const edge = (z: number): Point[] =>
		Array.from({ length: 21 }, (_, index) => {
			const x = left + ((right - left) * index) / 20
			return view.point([x, blanketAt(x, z), z])
		})
	const stripes = (tones: readonly string[]) => {
		const shapes: string[] = []
		const widths = [0.3, 0.07, 0.12, 0.07, 0.3, 0.05, 0.05, 0.05]
		let z = foot
		for (let index = 0; z > 0.35; index++) {
			const next = z - (widths[index % widths.length] as number)
			const tone = index % 8 === 0 || index % 8 === 4 ? 0 : index % 2 === 1 ? 1 : 2
			shapes.push(path(band(edge(z), edge(next)), tones[tone] as string))
			z = next
		}
		return shapes.join('')
	}
	const lit = panes(0.62)
		.map((corners) => polygon(view.outline(corners)))
		.join('')
	return [
		view.box([left - 0.06, 0, foot], [right + 0.06, 0.78, foot + 0.07], {
			front: '#2a170e',
			side: '#1c0f09',
			top: wood.lit,
		}),
		view.face(
			[
				[left, 0.58, foot],
				[left, 0.58, 0.2],
				[left - 0.05, 0.05, 0.2],
				[left - 0.05, 0.05, foot],
			],
			'#3d1a12',
		),
		stripes(wool.shade),
		clipped(canvas, path(lit, '#000'), stripes(wool.lit)),
	].join('')
}
