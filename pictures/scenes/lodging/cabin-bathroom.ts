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
	eye: [0.1, 1.62, -0.62],
	target: [0, 1.1, 0.5],
	focal: 980,
	centre: [590, 420],
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
				0.5 + Math.cos(turn) * radius,
				1.4 + Math.sin(turn) * radius,
				wallAt - 0.02,
			])
		})
	const glass = curve(at(0.145))
	const [x, y] = view.point([0.5, 1.4, wallAt])
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
		[0.3, top, 0.14],
		[0.56, top + 0.09, 0.4],
	] as [Vec, Vec]
	return [
		view.shadow(cornersOf(low, high), sunlight, '#4a2817', top),
		view.box(low, [high[0], top + 0.045, high[2]], paint),
		view.box([low[0], top + 0.05, low[2]], high, paint),
		view.face(level(0.37, 0.14, 0.41, 0.4, high[1]), '#fff0cf'),
		view.face(level(0.45, 0.14, 0.47, 0.4, high[1]), '#fff0cf'),
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

const skin = { lit: '#d59a68', shade: '#97603b' }
const sleeve = { lit: '#e8dcc0', shade: '#a08f74', cuff: '#fff6e2' }

/** The viewer's hands, palms up, little fingers together. */
function hands(): string {
	const [x, y] = view.point(cupped)
	return [
		group({ x: x - 3, y: y + 4, turn: 4 }, hand(1)),
		group({ x: x + 3, y: y + 10, turn: -6, flip: true }, hand(-1)),
		path(
			`M${n(x - 74, 0)},${n(y + 20, 0)}C${n(x - 56, 0)},${n(y - 14, 0)} ${n(x + 52, 0)},${n(y - 16, 0)} ${n(x + 78, 0)},${n(y + 20, 0)}C${n(x + 52, 0)},${n(y + 52, 0)} ${n(x - 44, 0)},${n(y + 54, 0)} ${n(x - 74, 0)},${n(y + 20, 0)}z`,
			ink.water,
		),
	].join('')
}

/** A left hand in a rolled sleeve, seen by its owner; the origin is between the little fingers. `light` is the lit side. */
function hand(light: 1 | -1): string {
	const fingers = [
		'M-15,24C-17,-6 -15,-30 -13,-46',
		'M-42,18C-46,-16 -43,-50 -38,-72',
		'M-70,18C-77,-18 -74,-56 -66,-80',
		'M-97,26C-107,-8 -104,-42 -94,-64',
	].join('')
	const thumb = 'M-112,84C-142,62 -152,28 -140,-2'
	const aside = { transform: `translate(${light * 4} 3)` }
	return [
		path('M-112,104C-116,160 -126,210 -134,260L-12,260C-16,210 -22,160 -20,104z', skin.lit),
		path(
			light > 0
				? 'M-52,120C-44,170 -40,220 -40,260L-12,260C-16,210 -22,160 -20,104z'
				: 'M-112,104C-116,160 -126,210 -134,260L-98,260C-94,210 -92,160 -88,120z',
			skin.shade,
		),
		line(thumb, skin.shade, 35, aside),
		line(thumb, skin.lit, 32),
		line(fingers, skin.shade, 29, aside),
		line(fingers, skin.lit, 26),
		path('M0,14C4,62 -4,100 -20,122L-112,120C-128,92 -126,48 -112,12C-80,0 -30,2 0,14z', skin.lit),
		path('M-112,120C-100,84 -102,58 -84,34C-92,70 -84,98 -72,121z', skin.shade),
		path('M0,40C3,76 -6,104 -20,122L-44,121C-24,106 -8,80 0,40z', skin.shade),
		path('M-154,214L2,206L14,460L-196,460z', sleeve.lit),
		path(
			light > 0 ? 'M-60,214L2,206L14,460L-70,460z' : 'M-154,214L-96,212L-110,460L-196,460z',
			sleeve.shade,
		),
		line('M-154,214L0,206', sleeve.cuff, 26),
	].join('')
}
