import { camera, cornersOf, type Vec, wallX, wallZ } from '#pictures/kit/camera.ts'
import { band, curve } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'
import { parrot } from '#pictures/parts/nature/bird.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky } from '#pictures/parts/nature/sky.ts'

const view = camera({
	eye: [-26, 40, -62],
	target: [0, 0, 4],
	focal: 860,
	centre: [600, 470],
})
/** From the left, low: every trunk draws a line across the meadow. */
const sunlight: Vec = [0.8, -0.86, -0.1]
const ink = {
	meadow: '#7fb069',
	meadowShade: '#4c8a5e',
	wood: '#35694d',
	woodLit: '#4f8f5c',
	road: '#ecd19c',
	roof: '#d9643a',
	roofShade: '#a23f22',
	wall: '#fff6e0',
	wallShade: '#b9b49f',
	water: '#9fcbd2',
	plank: '#c98a52',
	plankShade: '#7d4c2b',
}

export const birdsEye = scene('birds-eye', 'day', (canvas) => [
	sky(canvas, { horizon: 130 }),
	cocoraRidge(canvas, { from: 'lookout', floor: 190, rise: 180, light: -1 }),
	ground(canvas),
	river(),
	...forest(),
	pitch(),
	road(),
	lake(),
	palmShadows(),
	greenhouse(),
	dome(33, 26),
	dome(43, 17),
	cabin(),
	house(),
	pagoda(),
	...tents(),
	jeep(),
	palms(canvas),
	path('M0,610C120,640 260,720 330,800H0z', '#143730'),
	palm(canvas, { x: 120, y: 1240, height: 700, variant: 1 }),
	parrot(canvas, { x: 960, y: 660, size: 230, turn: 10, flip: true }),
	parrot(canvas, { x: 700, y: 730, size: 130, wings: 'down', turn: 6, flip: true }),
	parrot(canvas, { x: 1130, y: 590, size: 100, turn: 16, flip: true }),
])

/** The valley floor, closed by slopes. */
function ground(canvas: Canvas): string {
	const slope = ridgeLine(canvas, {
		base: 140,
		amplitude: 16,
		seed: 24,
		lift: slopes(640, 34, 640),
	})
	const meadow = ridgeLine(canvas, {
		base: 178,
		amplitude: 7,
		seed: 26,
		lift: slopes(620, 26, 640),
	})
	return [
		ridge(canvas, slope, { colour: '#5c9a6a' }),
		mist(canvas, { y: 168, reach: 30, seed: 3, opacity: 0.5 }),
		ridge(canvas, meadow, { colour: ink.meadow }),
	].join('')
}

function ribbon(
	bends: readonly (readonly [x: number, z: number, half: number])[],
	fill: string,
): string {
	const side = (sign: number): Point[] =>
		bends.map(([x, z, half]) => view.point([x + sign * half * 0.7, 0.01, z + sign * half * 0.7]))
	return path(band(side(-1), side(1)), fill)
}

function river(): string {
	return ribbon(
		[
			[-120, 88, 5],
			[-60, 74, 5],
			[-20, 82, 4.5],
			[20, 72, 5],
			[60, 80, 5],
			[120, 66, 6],
			[260, 90, 6],
		],
		ink.water,
	)
}

function road(): string {
	return [
		ribbon(
			[
				[-70, 20, 3],
				[-44, 8, 3],
				[-30, -10, 3],
				[-8, -24, 3],
				[20, -33, 3.2],
				[60, -46, 3.4],
			],
			ink.road,
		),
		ribbon(
			[
				[-14, -21, 1.6],
				[-10, -8, 1.6],
				[0, 2, 1.4],
				[16, 8, 1.3],
				[30, 16, 1.2],
			],
			ink.road,
		),
	].join('')
}

/** Round trees along the river and on the slopes, lit from the left. */
function forest(): string[] {
	const random = seededRandom(12)
	const trees: { at: Vec; size: number }[] = []
	const grow = (x: number, z: number, spread: number, count: number) => {
		for (let index = 0; index < count; index++) {
			trees.push({
				at: [x + (random() - 0.5) * spread * 2, 0, z + (random() - 0.5) * spread * 0.8],
				size: 3 + random() * 2.2,
			})
		}
	}
	grow(-70, 62, 26, 16)
	grow(-10, 92, 60, 22)
	grow(64, 52, 22, 18)
	grow(72, 10, 14, 10)
	grow(-58, -6, 8, 6)
	return trees
		.sort((a, b) => b.at[2] - a.at[2])
		.map(({ at, size }) => {
			const [x, y] = view.point(at)
			const r = view.scale(at) * size
			return (
				ellipse(x + r * 1.3, y + 2, r * 1.5, r * 0.5, ink.meadowShade) +
				ellipse(x, y - r * 0.8, r, r, ink.wood) +
				ellipse(x - r * 0.28, y - r * 0.98, r * 0.66, r * 0.7, ink.woodLit)
			)
		})
}

function pitch(): string {
	const at = (x: number, z: number): Vec => [-46 + x, 0.01, 30 + z]
	const { stroke } = view
	return [
		view.face([at(0, 0), at(34, 0), at(34, 20), at(0, 20)], '#94c27a'),
		line(
			stroke(at(1, 1), at(33, 1), at(33, 19), at(1, 19), at(1, 1)) +
				stroke(at(17, 1), at(17, 19)) +
				stroke(at(1, 6), at(5, 6), at(5, 14), at(1, 14)) +
				stroke(at(33, 6), at(29, 6), at(29, 14), at(33, 14)),
			'#f4f1de',
			2.4,
		),
	].join('')
}

function ring(x: number, z: number, rx: number, rz: number, wobble = 0): string {
	return curve(
		Array.from({ length: 16 }, (_, index) => {
			const turn = (index / 16) * Math.PI * 2
			const reach = 1 + wobble * Math.sin(turn * 3 + 1)
			return view.point([x + Math.cos(turn) * rx * reach, 0.02, z + Math.sin(turn) * rz * reach])
		}),
	)
}

function lake(): string {
	let geese = ''
	for (const [x, z] of [
		[17, -12],
		[19, -13.4],
		[21.5, -11.4],
		[14, -9],
	] as const) {
		const [px, py] = view.point([x, 0.3, z])
		geese += `M${n(px, 0)},${n(py, 0)}h6`
	}
	return [
		path(ring(19, -9, 15.5, 9.6, 0.08), ink.meadowShade),
		path(ring(19, -9, 14.6, 8.8, 0.08), ink.water),
		path(ring(15, -7, 8, 3.6, 0.1), '#cfe6e4'),
		line(geese, '#ffffff', 6),
	].join('')
}

type Building = {
	low: Vec
	high: Vec
	rise: number
	wall: readonly [lit: string, shade: string]
	roof: readonly [lit: string, shade: string]
}

/** A house whose ridge runs along x. Its left gable faces the sun. */
function gabled({ low, high, rise, wall, roof }: Building): string {
	const [x0, y0, z0] = low
	const [x1, y1, z1] = high
	const middle = (z0 + z1) / 2
	const eave = 0.7
	const ridgeTop: Vec[] = [
		[x0 - eave, y1 + rise, middle],
		[x1 + eave, y1 + rise, middle],
	]
	return [
		view.shadow([...cornersOf(low, high), ...ridgeTop], sunlight, ink.meadowShade),
		view.face(wallX(x0, y0, z0, y1, z1), wall[0]),
		view.face(
			[
				[x0, y1, z0],
				[x0, y1 + rise, middle],
				[x0, y1, z1],
			],
			wall[0],
		),
		view.face(wallZ(z0, x0, y0, x1, y1), wall[1]),
		view.face(
			[
				[x0 - eave, y1 - 0.3, z1 + eave],
				[x1 + eave, y1 - 0.3, z1 + eave],
				...ridgeTop.toReversed(),
			],
			roof[1],
		),
		view.face(
			[
				[x0 - eave, y1 - 0.3, z0 - eave],
				[x1 + eave, y1 - 0.3, z0 - eave],
				...ridgeTop.toReversed(),
			],
			roof[0],
		),
	].join('')
}

function openings(
	z: number,
	y: number,
	height: number,
	width: number,
	xs: readonly number[],
	fill: string,
): string {
	return xs.map((x) => view.face(wallZ(z - 0.02, x, y, x + width, y + height), fill)).join('')
}

/** The restaurant and the coffee house, beside the road. */
function house(): string {
	return [
		gabled({
			low: [-22, 0, -4],
			high: [-4, 3.4, 6],
			rise: 3,
			wall: [ink.wall, ink.wallShade],
			roof: [ink.roof, ink.roofShade],
		}),
		openings(-4, 0, 2.2, 1.3, [-20.5, -17, -13.5, -10, -6.5], '#2f6157'),
		view.face(wallZ(-4.03, -22, 0, -4, 0.7), '#9c3524'),
		gabled({
			low: [-24, 0, -14],
			high: [-14, 3, -6.5],
			rise: 2.4,
			wall: [ink.wall, ink.wallShade],
			roof: [ink.roof, ink.roofShade],
		}),
		openings(-14, 0, 2.1, 1.3, [-22.5, -19.5, -16.5], '#2f6157'),
		view.face(wallZ(-14.03, -24, 0, -14, 0.7), '#9c3524'),
	].join('')
}

/** The wooden cabin of two floors. */
function cabin(): string {
	return [
		gabled({
			low: [2, 0, 18],
			high: [13, 5.6, 27],
			rise: 3.4,
			wall: [ink.plank, ink.plankShade],
			roof: ['#6b5a4e', '#40342e'],
		}),
		view.face(wallZ(17.9, 2, 2.7, 13, 3), '#4a2a17'),
		openings(18, 0.6, 1.4, 1.4, [3.4, 6.6, 10], '#ffe2a8'),
		openings(18, 3.5, 1.4, 1.4, [3.4, 6.6, 10], '#ffe2a8'),
	].join('')
}

function greenhouse(): string {
	return gabled({
		low: [-16, 0, 20],
		high: [-3, 2.4, 27],
		rise: 2.2,
		wall: ['#dcefe6', '#8fb9b0'],
		roof: ['#c3e0da', '#7fa8a2'],
	})
}

/** The open shelter of the campsite. */
function pagoda(): string {
	const [x, z] = [36, 0]
	const tier = (half: number, y: number, rise: number) => {
		const top: Vec = [x, y + rise, z]
		const corner = (sx: number, sz: number): Vec => [x + sx * half, y, z + sz * half]
		return (
			view.face([corner(-1, 1), corner(-1, -1), top], ink.roof) +
			view.face([corner(-1, -1), corner(1, -1), top], ink.roofShade) +
			view.face([corner(1, -1), corner(1, 1), top], ink.roofShade)
		)
	}
	const post = (sx: number, sz: number) =>
		view.box([x + sx * 3 - 0.2, 0, z + sz * 3 - 0.2], [x + sx * 3 + 0.2, 3, z + sz * 3 + 0.2], {
			front: ink.plankShade,
			side: ink.plank,
			top: ink.plank,
		})
	return [
		view.shadow(
			[...cornersOf([x - 4, 2.8, z - 4], [x + 4, 3, z + 4]), [x, 5.4, z]],
			sunlight,
			ink.meadowShade,
		),
		post(-1, 1),
		post(1, 1),
		post(-1, -1),
		post(1, -1),
		tier(4.6, 2.8, 2.2),
		tier(2.2, 4.4, 1.6),
	].join('')
}

function tents(): string[] {
	const tent = (x: number, z: number, lit: string, shade: string) => {
		const [w, d, h] = [1.7, 2.2, 2.2]
		const front: Vec[] = [
			[x - w, 0, z - d],
			[x + w, 0, z - d],
			[x, h, z - d],
		]
		return [
			view.shadow([...front, [x, h, z + d]], sunlight, ink.meadowShade),
			view.face(
				[
					[x - w, 0, z - d],
					[x, h, z - d],
					[x, h, z + d],
					[x - w, 0, z + d],
				],
				lit,
			),
			view.face(front, shade),
		].join('')
	}
	return [
		tent(25, 5, '#f2b36b', '#c07a34'),
		tent(44, -6, '#e8693a', '#9c3a1c'),
		tent(39, -12, '#6fb3b0', '#35706f'),
		tent(38, -19, '#f2b36b', '#c07a34'),
	]
}

/** A dome on its deck in two tones. */
function dome(x: number, z: number): string {
	const radius = 4
	const u = view.scale([x, 0, z])
	const [px, py] = view.point([x, 0.6, z])
	const r = u * radius
	return [
		view.shadow(cornersOf([x - 3, 0, z - 3], [x + 3, 4, z + 3]), sunlight, ink.meadowShade),
		view.box([x - 5, 0, z - 5.5], [x + 5, 0.6, z + 4.5], {
			front: ink.plankShade,
			side: ink.plank,
			top: ink.plank,
		}),
		path(
			`M${n(px - r)},${n(py)}a${n(r)},${n(r * 0.95)} 0 0 1 ${n(2 * r)},0a${n(r)},${n(r * 0.45)} 0 0 1 ${n(-2 * r)},0z`,
			ink.wall,
		),
		path(
			`M${n(px + r * 0.2)},${n(py - r * 0.93)}Q${n(px + r)},${n(py - r * 0.8)} ${n(px + r)},${n(py)}a${n(r)},${n(r * 0.45)} 0 0 1 ${n(-r * 0.9)},${n(r * 0.44)}Q${n(px + r * 0.5)},${n(py - r * 0.3)} ${n(px + r * 0.2)},${n(py - r * 0.93)}z`,
			'#a5b5ad',
		),
		path(
			`M${n(px - r * 0.62)},${n(py + r * 0.35)}v${n(-r * 0.4)}q${n(r * 0.2)},${n(-r * 0.3)} ${n(r * 0.4)},0v${n(r * 0.45)}z`,
			'#2b3f3c',
		),
	].join('')
}

function jeep(): string {
	const paint = { front: '#8f2a1d', side: '#d8503a', top: '#f0e6cc' }
	return [
		view.shadow(cornersOf([-9, 0, -24.5], [-5, 1.9, -22.4]), sunlight, '#b8935a'),
		view.box([-9, 0.4, -24.5], [-5, 1.1, -22.4], { ...paint, top: '#d8503a' }),
		view.box([-8.9, 1.1, -24.5], [-6.6, 2, -22.4], paint),
	].join('')
}

const stand = [
	[-36, 52, 30],
	[-6, 44, 28],
	[26, 42, 32],
	[58, 30, 30],
	[-44, 16, 32],
	[17, 14, 26],
	[52, -6, 30],
] as const

function palmShadows(): string {
	return stand
		.map(([x, z, height]) => {
			const tip: Vec = [x, height, z]
			const reach = -height / sunlight[1]
			const [fx, fy] = view.point([x + sunlight[0] * reach, 0, z + sunlight[2] * reach])
			const r = view.scale(tip) * 3
			return (
				view.shadow(
					cornersOf([x - 0.4, 0, z - 0.4], [x + 0.4, height, z + 0.4]),
					sunlight,
					ink.meadowShade,
				) + ellipse(fx, fy, r * 1.5, r * 0.62, ink.meadowShade)
			)
		})
		.join('')
}

function palms(canvas: Canvas): string {
	return stand
		.map(([x, z, height], index) => {
			const [fx, fy] = view.point([x, 0, z])
			const [, top] = view.point([x, height, z])
			return palm(canvas, {
				x: fx,
				y: fy,
				height: fy - top,
				variant: index,
				flip: true,
				depth: Math.max(0, z / 160),
			})
		})
		.join('')
}
