import { camera, cornersOf, fallOn, level, type Vec, wallZ } from '#pictures/kit/camera.ts'
import { curve } from '#pictures/kit/curve.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, type Point, polygon } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'

const view = camera({
	eye: [0.12, 1.66, -0.5],
	target: [-0.02, 1.06, 0.5],
	focal: 960,
	centre: [600, 430],
})
const wallAt = 0.66
const top = 0.85
const bowl = { x: -0.1, z: 0.32, rim: 0.98, radius: 0.23 }
const window = { left: -0.66, right: 0.22, sill: 1.16, top: 2 }
/** From the sun, through the window, onto the counter. */
const sunlight: Vec = [0.16, -1, -0.9]
const ink = {
	wall: '#4a2c1c',
	dark: '#23140d',
	counter: '#7a4728',
	counterLit: '#e0a05c',
	ware: '#fff8e8',
	wareShade: '#bfae98',
	water: '#9fd3d6',
	waterLit: '#e3f6f2',
	steel: '#5d6a6c',
	steelLit: '#e6efee',
}

export const cabinBathroom = scene('cabin-bathroom', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.wall),
	windowView(canvas),
	mirror(canvas),
	counter(canvas),
	basin(canvas),
	tap(),
	hands(),
	stream(),
])

function ring(radius: number, y: number, x = bowl.x, z = bowl.z): Point[] {
	return Array.from({ length: 20 }, (_, index) => {
		const turn = (index / 20) * Math.PI * 2
		return view.point([x + Math.cos(turn) * radius, y, z + Math.sin(turn) * radius])
	})
}

function windowView(canvas: Canvas): string {
	const { left, right, sill } = window
	const glass = wallZ(wallAt, left, sill, right, window.top)
	const hill = ridgeLine(canvas, { base: 214, amplitude: 8, seed: 9 })
	const middle = (left + right) / 2
	return [
		clipped(
			canvas,
			path(polygon(view.outline(glass)), '#000'),
			sky(canvas, { horizon: 200 }),
			sun(canvas, { x: 240, y: 60, radius: 36 }),
			group(
				{ x: -60, y: 0 },
				cocoraRidge({ ...canvas, width: 900 }, { from: 'house', floor: 226, rise: 205, light: -1 }),
			),
			ridge(canvas, hill, { colour: '#4a7b72' }),
			palm(canvas, { x: 330, y: 300, height: 250, variant: 1 }),
		),
		view.face(wallZ(wallAt - 0.01, middle - 0.02, sill, middle + 0.02, window.top), ink.dark),
		line(polygon(view.outline(glass)), ink.dark, 22),
		view.box([left - 0.06, sill - 0.05, wallAt - 0.09], [right + 0.06, sill, wallAt], {
			front: ink.dark,
			side: ink.dark,
			top: ink.counterLit,
		}),
	].join('')
}

/** A round mirror in a wooden frame. */
function mirror(canvas: Canvas): string {
	const at = (radius: number): Point[] =>
		Array.from({ length: 20 }, (_, index) => {
			const turn = (index / 20) * Math.PI * 2
			return view.point([
				0.52 + Math.cos(turn) * radius,
				1.36 + Math.sin(turn) * radius,
				wallAt - 0.02,
			])
		})
	const glass = curve(at(0.145))
	const [x, y] = view.point([0.52, 1.36, wallAt])
	return [
		path(curve(at(0.17)), ink.dark),
		path(glass, '#7fa39f'),
		clipped(
			canvas,
			path(glass, '#000'),
			path(
				`M${n(x - 150, 0)},${n(y + 120, 0)}l190,-300h90l-190,300zM${n(x + 10, 0)},${n(y + 120, 0)}l190,-300h34l-190,300z`,
				'#d7e6dc',
			),
		),
	].join('')
}

function panes(y: number): Vec[][] {
	const { left, right, sill } = window
	const middle = (left + right) / 2
	return [
		fallOn(wallZ(wallAt, left + 0.03, sill, middle - 0.025, window.top), sunlight, y),
		fallOn(wallZ(wallAt, middle + 0.025, sill, right - 0.03, window.top), sunlight, y),
	]
}

function counter(canvas: Canvas): string {
	const slab = level(-2, -0.1, 2, wallAt, top)
	let seams = ''
	for (let z = 0.05; z < wallAt; z += 0.14) {
		seams += view.stroke([-2, top, z], [2, top, z])
	}
	return [
		view.face(slab, ink.counter),
		clipped(
			canvas,
			path(polygon(view.outline(slab)), '#000'),
			...panes(top).map((corners) => view.face(corners, ink.counterLit)),
		),
		line(seams, ink.dark, 2.5, { opacity: 0.35 }),
		view.face(level(-2, -0.14, 2, -0.1, top), ink.dark),
	].join('')
}

/** A white bowl that stands on the counter; the light comes over its far rim. */
function basin(canvas: Canvas): string {
	const rim = curve(ring(bowl.radius, bowl.rim))
	const soap: Vec = [-0.52, top, 0.3]
	const [sx, sy] = view.point(soap)
	return [
		view.shadow(ring3(bowl.radius, bowl.rim).concat(ring3(0.13, top)), sunlight, '#5a331d', top),
		outerShell(),
		path(rim, ink.ware),
		path(curve(ring(bowl.radius - 0.014, bowl.rim - 0.002)), ink.wareShade),
		clipped(
			canvas,
			path(rim, '#000'),
			path(curve(ring(0.2, bowl.rim - 0.06, bowl.x + 0.015, bowl.z - 0.03)), ink.ware),
			path(curve(ring(0.16, bowl.rim - 0.09)), ink.water),
			path(curve(ring(0.1, bowl.rim - 0.09, bowl.x + 0.03, bowl.z - 0.02)), ink.waterLit),
			path(curve(ring(0.07, bowl.rim - 0.09, bowl.x + 0.03, bowl.z - 0.02)), ink.water),
		),
		group(
			{ x: sx, y: sy },
			ellipse(14, 12, 92, 34, '#5a331d'),
			ellipse(0, 0, 90, 34, '#2f6157'),
			ellipse(0, -5, 84, 29, '#5f9a8c'),
			path('M-52,-12Q-48,-34 0,-36T52,-14Q48,10 0,10T-52,-12z', '#d9c08c'),
			path('M-52,-16Q-48,-38 0,-40T52,-18Q48,4 0,4T-52,-16z', '#fff0c4'),
		),
		towel(),
	].join('')
}

function ring3(radius: number, y: number): Vec[] {
	return Array.from({ length: 16 }, (_, index) => {
		const turn = (index / 16) * Math.PI * 2
		return [bowl.x + Math.cos(turn) * radius, y, bowl.z + Math.sin(turn) * radius]
	})
}

/** The bowl's outside below the rim. */
function outerShell(): string {
	const levels = [
		[0.13, top],
		[0.19, top + 0.05],
		[0.225, top + 0.1],
	] as const
	return levels.map(([radius, y]) => path(curve(ring(radius, y)), '#8d7d6b')).join('')
}

/** A folded towel. */
function towel(): string {
	const paint = { front: '#8f2a1d', side: '#e8693a', top: '#d8503a' }
	const [low, high] = [
		[0.42, top, 0.14],
		[0.72, top + 0.09, 0.44],
	] as [Vec, Vec]
	return [
		view.shadow(cornersOf(low, high), sunlight, '#4a2817', top),
		view.box(low, [high[0], top + 0.045, high[2]], paint),
		view.box([low[0], top + 0.05, low[2]], high, paint),
		view.face(level(0.5, 0.14, 0.54, 0.44, high[1]), '#fff0cf'),
		view.face(level(0.58, 0.14, 0.6, 0.44, high[1]), '#fff0cf'),
	].join('')
}

const mouth = view.point([bowl.x, 1.17, 0.36])

function tap(): string {
	const at = (y: number, z: number): Point => view.point([bowl.x, y, z])
	const [base, bend] = [at(top, 0.6), at(1.2, 0.6)]
	const pipe = `M${n(base[0], 0)},${n(base[1], 0)}L${n(bend[0], 0)},${n(bend[1] + 50, 0)}Q${n(bend[0], 0)},${n(bend[1] - 20, 0)} ${n((bend[0] + mouth[0]) / 2, 0)},${n(bend[1] - 6, 0)}T${n(mouth[0], 0)},${n(mouth[1] + 4, 0)}`
	return line(pipe, ink.steel, 34) + line(pipe, ink.steelLit, 10, { transform: 'translate(-7 -4)' })
}

const cupped: Vec = [bowl.x, 1.02, 0.3]

/** Water from the tap into the hands, and the drops it throws. */
function stream(): string {
	const [, y] = view.point(cupped)
	const [x, from] = [mouth[0], mouth[1] + 16]
	return [
		line(`M${n(x, 0)},${n(from, 0)}V${n(y, 0)}`, ink.water, 22, { 'stroke-linecap': 'butt' }),
		line(`M${n(x - 5, 0)},${n(from, 0)}V${n(y, 0)}`, ink.waterLit, 8, { 'stroke-linecap': 'butt' }),
		ellipse(x, y, 34, 11, ink.waterLit),
		line(
			`M${n(x - 44, 0)},${n(y - 30, 0)}l-8,-12M${n(x + 42, 0)},${n(y - 34, 0)}l10,-14M${n(x - 30, 0)},${n(y - 56, 0)}l-3,-8M${n(x + 62, 0)},${n(y - 12, 0)}l10,-6`,
			ink.waterLit,
			8,
		),
	].join('')
}

const skin = { lit: '#d59a68', shade: '#97603b', line: '#b0754a' }

/** The viewer's hands, palms up, little fingers together. */
function hands(): string {
	const [x, y] = view.point(cupped)
	return [
		group({ x: x - 4, y: y + 8, scale: 1.12, turn: 3 }, hand()),
		group({ x: x + 4, y: y + 16, scale: 1.12, turn: -5, flip: true }, hand()),
		path(
			`M${n(x - 84, 0)},${n(y + 14, 0)}C${n(x - 60, 0)},${n(y - 26, 0)} ${n(x + 56, 0)},${n(y - 28, 0)} ${n(x + 88, 0)},${n(y + 14, 0)}C${n(x + 60, 0)},${n(y + 56, 0)} ${n(x - 50, 0)},${n(y + 58, 0)} ${n(x - 84, 0)},${n(y + 14, 0)}z`,
			ink.water,
		),
	].join('')
}

/** A left hand and forearm, seen by their owner; the origin is between the little fingers. */
function hand(): string {
	const fingers = [
		'M-14,20C-16,-14 -12,-44 -12,-62',
		'M-42,14C-46,-24 -40,-66 -36,-88',
		'M-72,16C-80,-26 -74,-68 -66,-92',
		'M-100,24C-110,-12 -106,-48 -96,-72',
	]
	return [
		path('M-150,420C-176,300 -168,190 -132,110L-6,118C-20,210 -14,320 10,420z', skin.lit),
		path('M-150,420C-176,300 -168,190 -134,118C-138,200 -132,310 -96,420z', skin.shade),
		line('M-120,70C-146,40 -156,8 -150,-20', skin.shade, 36),
		line('M-118,70C-142,40 -150,8 -144,-22', skin.lit, 30),
		line(fingers.join(''), skin.shade, 33),
		line(fingers.join(''), skin.lit, 27),
		path('M2,2C4,60 2,100 -6,136L-130,130C-138,90 -132,40 -114,8C-80,-8 -30,-10 2,2z', skin.lit),
		path('M1,36C3,80 2,110 -6,136C-14,170 -16,210 -14,250C-34,190 -20,110 1,36z', skin.shade),
	].join('')
}
