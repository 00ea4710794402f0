import { camera, cornersOf, level, type Vec, wallX, wallZ } from '#pictures/kit/camera.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'

const view = camera({
	eye: [0.1, 1.6, 0],
	target: [0.55, 1.75, 7],
	focal: 830,
	centre: [640, 380],
})
/** From the right, towards the jeep. */
const sunlight: Vec = [-0.95, -0.62, -0.3]
const gateAt = 7
const ink = {
	grass: '#5f9d5a',
	grassShade: '#38704a',
	road: '#e0bd85',
	roadShade: '#a8804f',
	wood: '#7a4a2a',
	woodLit: '#dc9a58',
	cabin: '#1c1412',
	edge: '#f0b56a',
	jeep: '#c8402c',
	jeepShade: '#7d2119',
}

export const arrivingGate = scene('arriving-gate', 'day', (canvas) => {
	const hill = ridgeLine(canvas, { base: 392, amplitude: 12, seed: 18, lift: peak(60, 60, 260) })
	return [
		sky(canvas, { horizon: 430 }),
		cocoraRidge(canvas, { from: 'lookout', floor: 420, rise: 300, light: 1 }),
		palm(canvas, { x: 985, y: 430, height: 330, variant: 2, depth: 0.12 }),
		palm(canvas, { x: 240, y: 420, height: 280, variant: 0, depth: 0.2 }),
		ridge(canvas, hill, { colour: '#4b8a60' }),
		view.face(level(-60, 0.2, 60, 40, 0), ink.grass),
		house(),
		road(),
		gate(),
		host(canvas),
		bonnet(),
		driver(),
		windscreen(),
	]
})

/** White walls and a red roof, as the houses of the region have them. */
function house(): string {
	const [x0, x1, z0, z1] = [-5.6, 0.6, 22, 27]
	const eaves = 3.1
	const roof: Vec[] = [
		[x0 - 0.6, eaves, z0 - 0.6],
		[x1 + 0.6, eaves, z0 - 0.6],
		[x1 - 1.2, 5.2, (z0 + z1) / 2],
		[x0 + 1.2, 5.2, (z0 + z1) / 2],
	]
	const end: Vec[] = [
		[x1 + 0.6, eaves, z0 - 0.6],
		[x1 + 0.6, eaves, z1 + 0.6],
		[x1 - 1.2, 5.2, (z0 + z1) / 2],
	]
	const doors = [-4.9, -3.3, -1.7, -0.5].map((x) =>
		view.face(wallZ(z0, x, 0, x + 0.8, 2.1), '#2f6157'),
	)
	return [
		view.shadow(cornersOf([x0, 0, z0], [x1, 4, z1]), sunlight, ink.grassShade),
		view.face(wallZ(z0, x0, 0, x1, eaves), '#d8d2bf'),
		view.face(wallX(x1, 0, z0, eaves, z1), '#fff6e0'),
		view.face(wallZ(z0, x0, 0, x1, 0.7), '#9c3524'),
		...doors,
		view.face(wallZ(z0 - 0.01, x0, 2.4, x1, eaves), '#9aa39a'),
		view.face(roof, '#b34a2b'),
		view.face(end, '#e0764a'),
	].join('')
}

/** The track through the gate, bending to the house. */
function road(): string {
	const bends: [left: number, right: number, z: number][] = [
		[-1.7, 1.75, 0.3],
		[-1.7, 1.75, 8],
		[-1.9, 1.3, 12],
		[-2.3, 0.1, 16],
		[-2.5, -0.9, 21.9],
	]
	const left = bends.map(([x, , z]): Vec => [x, 0, z])
	const right = bends.map(([, x, z]): Vec => [x, 0, z])
	const post = (x: number) => cornersOf([x, 0, gateAt], [x + 0.34, 3.7, gateAt + 0.34])
	const beam = cornersOf([-2.6, 3.35, gateAt], [3.1, 3.65, gateAt + 0.3])
	return [
		view.face([...left, ...right.reverse()], ink.road),
		...[post(-2.35), post(2.5), beam].map((corners) =>
			view.shadow(corners, sunlight, ink.roadShade),
		),
	].join('')
}

const timber = { front: ink.wood, side: ink.woodLit, top: ink.woodLit, under: '#4a2a17' }

function gate(): string {
	const fence = (x0: number, x1: number) =>
		[0.35, 0.75, 1.15]
			.map((y) => view.box([x0, y, gateAt + 0.1], [x1, y + 0.12, gateAt + 0.18], timber))
			.join('')
	return [
		fence(-12, -2.35),
		fence(2.84, 12),
		...[-9, -6.6, -4.4, 5, 7.2].map((x) =>
			view.box([x, 0, gateAt], [x + 0.18, 1.45, gateAt + 0.2], timber),
		),
		leaf(),
		view.box([-2.35, 0, gateAt], [-2.01, 3.9, gateAt + 0.34], timber),
		view.box([2.5, 0, gateAt], [2.84, 3.9, gateAt + 0.34], { ...timber, side: '#4a2a17' }),
		view.box([-2.9, 3.6, gateAt - 0.05], [3.4, 3.9, gateAt + 0.3], timber),
		sign(),
	].join('')
}

/** The gate's leaf, swung in on the right post. */
function leaf(): string {
	const along = (share: number, y: number): Vec => [
		2.5 - share * 1.15,
		y,
		gateAt + 0.2 + share * 2.4,
	]
	const bar = (y: number) =>
		view.face([along(0, y), along(1, y), along(1, y + 0.14), along(0, y + 0.14)], ink.woodLit)
	const stile = (share: number) =>
		view.face(
			[along(share, 0.15), along(share + 0.07, 0.15), along(share + 0.07, 1.6), along(share, 1.6)],
			ink.woodLit,
		)
	return [
		view.face([along(0, 0.3), along(0.08, 0.3), along(1, 1.45), along(0.93, 1.5)], ink.wood),
		bar(0.25),
		bar(0.6),
		bar(0.95),
		bar(1.4),
		stile(0),
		stile(0.93),
	].join('')
}

/** A board with the palm of the house, hung from the beam on two chains. */
function sign(): string {
	const at: Vec = [0.85, 3.38, gateAt]
	const [x, y] = view.point(at)
	const u = view.scale(at)
	return group(
		{ x, y, scale: u / 130 },
		line('M-70,-40V-10M70,-40V-10', ink.cabin, 4),
		path('M-120,-12H120V72H-120z', '#2f6157'),
		path('M-120,-12H120V-2H-120z', '#5f9a8c'),
		line('M0,62V22', '#f7f2e6', 6),
		line(
			'M0,22q-12,-16 -30,-6M0,22q-20,-4 -30,14M0,22q12,-16 30,-6M0,22q20,-4 30,14M0,22q-8,-20 -22,-20M0,22q8,-20 22,-20',
			'#f7f2e6',
			6,
		),
	)
}

/** He pushes the gate open and waves the jeep in. */
function host(canvas: Canvas): string {
	const at: Vec = [1.05, 0, 8.6]
	const [x, y] = view.point(at)
	const pose: Pose = {
		lean: -6,
		head: 2,
		armFront: [150, 166],
		armBack: [-70, -84],
		legFront: [16, 6],
		legBack: [-14, -24],
	}
	return [
		view.shadow(
			[
				[0.9, 0, 8.6],
				[1.2, 0, 8.6],
				[0.9, 1.7, 8.6],
				[1.2, 1.7, 8.6],
			],
			sunlight,
			ink.roadShade,
		),
		person(canvas, {
			x,
			y,
			height: view.scale(at) * 1.74,
			pose,
			outfit: people.tomas,
			flip: true,
			light: 1,
		}),
	].join('')
}

function bonnet(): string {
	return [
		path('M250,800C270,650 330,590 420,576L850,566C950,576 1010,640 1040,800z', ink.jeepShade),
		path('M620,800C640,680 650,610 660,570L850,566C950,576 1010,640 1040,800z', ink.jeep),
		path('M850,566C950,576 1010,640 1040,800H1010C980,650 930,590 850,566z', '#f08a62'),
		line('M640,800C646,700 652,620 662,572', '#5a1510', 6),
	].join('')
}

/** The driver from behind: hat, shoulders, one hand on the wheel, the other raised. */
function driver(): string {
	return [
		line('M150,800C150,690 250,640 372,660C470,676 520,740 528,800', ink.cabin, 22),
		line('M344,662L330,800', ink.cabin, 18),
		path('M-20,800V690C30,640 110,622 190,624C290,626 362,660 392,730L404,800z', '#241a17'),
		path('M300,650C350,670 384,700 394,740L404,800H366C366,740 350,690 300,650z', '#8a4a2a'),
		path('M350,760C380,700 420,640 446,560L494,572C484,660 452,740 404,800z', '#241a17'),
		path('M480,568L494,572C484,660 452,740 404,800L392,790C440,730 468,650 480,568z', '#d98a52'),
		hand(),
		rect(168, 560, 70, 84, '#3a231a'),
		ellipse(204, 540, 66, 74, '#241a17'),
		path('M20,500C90,468 320,468 392,500C330,540 90,540 20,500z', '#b39a6c'),
		path('M206,476C290,476 360,484 392,500C340,526 270,532 206,530z', '#f1e4c8'),
		path(
			'M104,496C104,410 130,380 170,384C190,388 220,388 240,384C284,380 304,410 306,496C250,512 160,512 104,496z',
			'#b39a6c',
		),
		path(
			'M206,388C220,388 230,386 240,384C284,380 304,410 306,496C280,504 240,508 206,508z',
			'#f1e4c8',
		),
		path('M103,472C160,488 250,488 307,472L306,498C250,514 160,514 104,498z', ink.cabin),
	].join('')
}

/** Open fingers against the light. */
function hand(): string {
	return (
		path('M440,572C430,540 436,510 452,500L500,504C512,530 508,556 498,578z', '#5c3524') +
		line(
			'M456,510L446,462M470,504L466,446M486,504L490,450M498,514L512,472M448,540L424,512',
			'#5c3524',
			15,
		) +
		line('M498,514L512,472', '#d98a52', 7)
	)
}

/** The dark frame of the windscreen, its edges lit. */
function windscreen(): string {
	return [
		path('M0,0H1200V800H1128L1092,96Q1086,66 1050,64L96,80Q64,82 60,110L30,800H0z', ink.cabin),
		line(`M1128,800L1092,96Q1086,66 1050,64`, '#3a2a22', 8),
		line(`M96,80Q64,82 60,110L${n(30, 0)},800`, ink.edge, 7),
		path('M640,66H800L790,112Q786,122 774,122H666Q654,122 650,112z', '#2b201c'),
		rect(664, 76, 112, 34, '#8fb6c0'),
	].join('')
}
