import { camera, level, type Vec } from '#pictures/kit/camera.ts'
import { band, curve } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path } from '#pictures/kit/shapes.ts'
import { n, type Point, polygon } from '#pictures/kit/svg.ts'
import { centre, icosphere, type Vertex } from '#pictures/parts/buildings/icosphere.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { sky, stars } from '#pictures/parts/nature/sky.ts'
import { type Outfit, person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'

const radius = 3
const view = camera({
	eye: [0.7, 1.25, -2.1],
	target: [-0.15, 1.75, 1.2],
	focal: 640,
	centre: [600, 420],
})
const lamp: Vec = [-1.75, 0.75, 0.75]
/** Cloth panels from the lamp outwards. */
const cloth = ['#f0a04b', '#b8622f', '#6f3626', '#3a2024']

/** Idea: the roof over the bed is a window on the Milky Way. */
export const domeInside = scene('dome-inside', 'night', (canvas) => [
	sky(canvas, { horizon: 620 }),
	milkyWay(canvas),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 600,
		rise: 220,
		light: -1,
		lit: '#1b3846',
		shade: '#10242f',
		haze: '#16303d',
	}),
	shell(),
	view.face(level(-3, -2.2, 3, 3, 0), '#3b2118'),
	lampLight(),
	sleepers(canvas),
])

function milkyWay(canvas: Canvas): string {
	const random = seededRandom(8)
	let dust = ''
	for (let index = 0; index < 300; index++) {
		const along = random() * 1100
		const off = (random() + random() + random() - 1.5) * 120
		dust += `M${n(100 + along * 0.9 - off * 0.45, 0)},${n(510 - along * 0.52 + off, 0)}h0`
	}
	return [
		stars(canvas, { count: 130, bottom: 560, seed: 21 }),
		line(dust, '#cfe0e8', 3, { opacity: 0.7 }),
	].join('')
}

/** Clear triangles towards the valley and the sky, cloth elsewhere, on a frame of rods. */
function shell(): string {
	const base = -0.1
	const place = ([x, y, z]: Vertex): Vec => [
		x * radius,
		(Math.max(base, y) - base) * radius,
		z * radius,
	]
	const panels = cloth.map(() => '')
	let [rods, clearRods] = ['', '']
	for (const corners of icosphere()) {
		const middle = centre(corners)
		if (middle[1] < base || middle[2] < -0.62) continue
		const corners3 = corners.map(place)
		const outline = polygon(view.outline(corners3))
		const clear = middle[1] * 0.78 + middle[2] * 0.5 - middle[0] * 0.28 > 0.68
		if (clear) {
			clearRods += outline
			continue
		}
		rods += outline
		const at = place(middle)
		const distance = Math.hypot(at[0] - lamp[0], at[1] - lamp[1], at[2] - lamp[2])
		const tone = Math.max(0, Math.min(cloth.length - 1, Math.floor((distance - 0.9) / 0.95)))
		panels[tone] += outline
	}
	return [
		...panels.map((d, tone) => path(d, cloth[tone] as string)),
		line(rods, '#2a1512', 3),
		line(clearRods, '#14222f', 9),
		line(clearRods, '#5d4636', 2.5),
	].join('')
}

function lampLight(): string {
	const [x, y] = view.point(lamp)
	const foot = view.point([lamp[0], 0, lamp[2]])
	return [
		line(`M${n(x, 0)},${n(y, 0)}L${n(foot[0], 0)},${n(foot[1], 0)}`, '#1d100c', 9),
		ellipse(foot[0], foot[1], 36, 12, '#1d100c'),
		path(`M${n(x - 34, 0)},${n(y - 40, 0)}h68l18,78h-104z`, '#ffe9b0'),
	].join('')
}

const dark = '#1d1014'

function sleepers(canvas: Canvas): string {
	const bed = { left: -1.35, right: 1.15, near: 0.25, far: 1.75, y: 0.5 }
	const lit: Outfit = {
		skin: '#e8a566',
		hair: '#2a1512',
		top: '#fbe2b4',
		bottom: '#f4ead2',
		longSleeves: true,
	}
	const pointing: Pose = {
		lean: -16,
		head: -22,
		armFront: [138, 144],
		armBack: [-30, -8],
		legFront: [88, 92],
		legBack: [84, 90],
	}
	const lying: Pose = {
		lean: -50,
		head: 6,
		armFront: [40, 110],
		armBack: [20, 90],
		legFront: [88, 90],
		legBack: [86, 90],
	}
	const put = (at: Vec, pose: Pose, outfit: Outfit) => {
		const [x, y] = view.point(at)
		return person(canvas, {
			x,
			y,
			height: view.scale(at) * 1.68,
			pose,
			outfit,
			anchor: 'hips',
			flip: true,
			light: -1,
		})
	}
	const pillow = (at: Vec, fill: string, size = 1) => {
		const [x, y] = view.point(at)
		const s = view.scale(at) * size
		return path(
			curve([
				[x - s * 0.3, y],
				[x - s * 0.26, y - s * 0.2],
				[x + s * 0.02, y - s * 0.3],
				[x + s * 0.3, y - s * 0.22],
				[x + s * 0.34, y],
			]),
			fill,
		)
	}
	const { left, right, near, far, y } = bed
	return [
		view.box([right, 0, near - 0.05], [right + 0.08, 1.05, far + 0.05], {
			front: dark,
			side: '#6f3626',
			top: '#b8622f',
		}),
		view.box([left, 0.1, near], [right, y, far], {
			front: '#5a2a20',
			side: '#b8622f',
			top: '#d9a066',
		}),
		pillow([0.95, y, 1.5], '#d9b98c'),
		put([0.55, y + 0.1, 1.35], lying, { ...lit, top: '#5f8f8a', hairStyle: 'long' }),
		pillow([0.98, y, 0.75], '#f0d8aa'),
		put([0.5, y + 0.1, 0.7], pointing, lit),
		blanket(bed),
	].join('')
}

type Bed = { left: number; right: number; near: number; far: number; y: number }

/** A striped blanket over both pairs of legs, falling over the near edge. */
function blanket({ left, near, far, y }: Bed): string {
	const tones = ['#d9643a', '#fff0cf', '#2f6157', '#fff0cf']
	const shade = ['#7a3122', '#9c8666', '#1c3d38', '#9c8666']
	const widths = [0.36, 0.06, 0.14, 0.06]
	const height = (z: number) =>
		y +
		0.1 +
		0.07 * Math.exp(-(((z - 0.7) / 0.2) ** 2)) +
		0.07 * Math.exp(-(((z - 1.35) / 0.2) ** 2))
	const top = (x: number): Point[] =>
		Array.from({ length: 13 }, (_, index) => {
			const z = far - ((far - near) * index) / 12
			return view.point([x, height(z), z])
		})
	const shapes: string[] = []
	let x = left - 0.02
	for (let index = 0; x < 0.35; index++) {
		const next = Math.min(0.4, x + (widths[index % 4] as number))
		shapes.push(path(band(top(x), top(next)), tones[index % 4] as string))
		const edge: Vec[] = [
			[x, height(near), near],
			[next, height(near), near],
			[next, 0.14 + 0.03 * Math.sin(next * 9), near - 0.03],
			[x, 0.14 + 0.03 * Math.sin(x * 9), near - 0.03],
		]
		shapes.push(view.face(edge, shade[index % 4] as string))
		x = next
	}
	return shapes.join('')
}
