import { cornersOf, type Vec, wallX, wallZ } from '#pictures/kit/camera.ts'
import { path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { ink, sunlight, view } from './birds-eye-view.ts'

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
export function house(): string {
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
export function cabin(): string {
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

export function greenhouse(): string {
	return gabled({
		low: [-16, 0, 20],
		high: [-3, 2.4, 27],
		rise: 2.2,
		wall: ['#dcefe6', '#8fb9b0'],
		roof: ['#c3e0da', '#7fa8a2'],
	})
}

/** The open shelter of the campsite. */
export function pagoda(): string {
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

export function tents(): string[] {
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
export function dome(x: number, z: number): string {
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

export function jeep(): string {
	const paint = { front: '#8f2a1d', side: '#d8503a', top: '#f0e6cc' }
	return [
		view.shadow(cornersOf([-9, 0, -24.5], [-5, 1.9, -22.4]), sunlight, '#b8935a'),
		view.box([-9, 0.4, -24.5], [-5, 1.1, -22.4], { ...paint, top: '#d8503a' }),
		view.box([-8.9, 1.1, -24.5], [-6.6, 2, -22.4], paint),
	].join('')
}
