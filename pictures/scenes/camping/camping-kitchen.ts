import { cornersOf, level, type Vec, wallZ } from '#pictures/kit/camera.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path } from '#pictures/kit/shapes.ts'
import { steam } from '#pictures/parts/food/coffee-cup.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { carrier, child, cook } from './camping-kitchen-people.ts'
import { eaves, far, ink, side, sunlight, view } from './camping-kitchen-view.ts'

export const campingKitchen = scene('camping-kitchen', 'day', (canvas) => {
	const meadow = ridgeLine(canvas, { base: 396, amplitude: 6, seed: 42 })
	return [
		sky(canvas, { horizon: 430 }),
		cocoraRidge(canvas, { from: 'camp', floor: 408, rise: 215, light: 1 }),
		palm(canvas, { x: 940, y: 414, height: 170, variant: 1, depth: 0.35 }),
		palm(canvas, { x: 560, y: 408, height: 120, variant: 2, depth: 0.5 }),
		ridge(canvas, meadow, { colour: ink.grass }),
		tent([-0.2, 0, 13], '#e8693a', '#9c3a1c'),
		tent([-4.4, 0, 16], '#f2b36b', '#b8742f'),
		shelterShadow(),
		floor(),
		carrier(canvas),
		posts(),
		roof(),
		table(),
		pot(canvas),
		cook(canvas),
		child(canvas),
	]
})

function tent([x, , z]: Vec, lit: string, shade: string): string {
	const [w, d, h] = [1.5, 2, 1.9]
	const front: Vec[] = [
		[x - w, 0, z - d],
		[x + w, 0, z - d],
		[x, h, z - d],
	]
	return [
		view.shadow([...front, [x, h, z + d]], sunlight, ink.grassShade),
		view.face(
			[
				[x + w, 0, z - d],
				[x, h, z - d],
				[x, h, z + d],
				[x + w, 0, z + d],
			],
			lit,
		),
		view.face(front, shade),
		view.face(
			[
				[x - 0.4, 0, z - d],
				[x + 0.4, 0, z - d],
				[x, h * 0.8, z - d],
			],
			'#241a17',
		),
	].join('')
}

function shelterShadow(): string {
	return view.shadow(
		cornersOf([-side, eaves, far - 1], [side + 0.6, eaves, far + 0.5]),
		sunlight,
		ink.grassShade,
	)
}

/** The sun reaches in under the right eaves up to a hard edge. */
function floor(): string {
	const reach = side + 0.6 - (eaves * 0.8) / 0.9
	const postShadow = (z: number) =>
		view.shadow(
			cornersOf([side - 0.1, 0, z - 0.1], [side + 0.1, eaves, z + 0.1]),
			sunlight,
			ink.floor,
		)
	return [
		view.face(level(-side, -2.6, side, far, 0), ink.floor),
		view.face(level(reach, -2.6, side, far, 0), ink.floorLit),
		postShadow(far),
		postShadow(0.4),
		view.box([-side, -0.25, far], [side, 0, far + 0.1], {
			front: ink.beam,
			side: ink.beam,
			top: ink.edge,
		}),
	].join('')
}

const timber = { front: ink.roof, side: ink.edge, top: ink.edge }

function posts(): string {
	const post = (x: number, z: number) =>
		view.box(
			[x - 0.11, 0, z - 0.11],
			[x + 0.11, eaves + 0.1, z + 0.11],
			x > 0 ? { ...timber, side: ink.beam } : timber,
		)
	return [post(-side, far), post(0, far), post(side, far), post(side, 0.4), rail(far)].join('')
}

function rail(z: number): string {
	return [
		view.box([-side, 0.85, z - 0.06], [-0.1, 0.95, z + 0.06], { ...timber, side: ink.roof }),
		view.box([-side, 0.4, z - 0.05], [-0.1, 0.48, z + 0.05], { ...timber, side: ink.roof }),
	].join('')
}

/** The underside of the roof: rafters that meet at the peak. */
function roof(): string {
	const peak: Vec = [0, 4.3, 0.6]
	const out = 0.6
	const corner = (x: number, z: number): Vec => [x, eaves, z]
	const [l, r, b, f] = [-side - out, side + out, far + out, -2.9]
	const slope = (a: Vec, c: Vec, fill: string) => view.face([a, c, peak], fill)
	const rafter = (at: Vec) => {
		const half = 0.07
		const across: Vec = at[2] === b ? [half, 0, 0] : [0, 0, half]
		return view.face(
			[
				[at[0] - across[0], at[1], at[2] - across[2]],
				[at[0] + across[0], at[1], at[2] + across[2]],
				[peak[0] + across[0] * 0.5, peak[1] - 0.1, peak[2] + across[2] * 0.5],
			],
			ink.beam,
		)
	}
	return [
		slope(corner(l, b), corner(r, b), ink.roof),
		slope(corner(l, f), corner(l, b), '#5a3520'),
		slope(corner(r, b), corner(r, f), '#20130f'),
		...[-3.8, -2.5, -1.3, 0, 1.3, 2.5, 3.8].map((x) => rafter([x, eaves, b])),
		...[3, 2, 1, 0, -1].map((z) => rafter([l, eaves, z])),
		...[3, 2, 1, 0, -1].map((z) => rafter([r, eaves, z])),
		view.face(wallZ(b, l, eaves - 0.16, r, eaves), ink.beam),
		view.face(wallZ(far - 0.1, -side, eaves - 0.02, side, eaves + 0.18), ink.beam),
	].join('')
}

const top = 0.82

function table(): string {
	const [x0, x1, z0, z1] = [-0.35, 1.9, 0.5, 1.35]
	const leg = (x: number, z: number) =>
		view.box([x, 0, z], [x + 0.1, top - 0.05, z + 0.1], {
			front: ink.roof,
			side: ink.beam,
			top: ink.beam,
		})
	const reach = (side + 0.6 - ((eaves - top) * 0.8) / 0.9) as number
	return [
		view.shadow(cornersOf([x0, top, z0], [x1, top, z1]), sunlight, '#33201a'),
		leg(x0 + 0.1, z1 - 0.2),
		leg(x1 - 0.2, z1 - 0.2),
		leg(x0 + 0.1, z0 + 0.05),
		leg(x1 - 0.2, z0 + 0.05),
		view.box([x0, top - 0.07, z0], [x1, top, z1], {
			front: '#4a2a17',
			side: ink.table,
			top: ink.table,
		}),
		reach < x1 ? view.face(level(reach, z0, x1, z1, top), ink.tableLit) : '',
	].join('')
}

/** A pot on a portable stove, mugs that wait, and what is being cut. */
function pot(canvas: Canvas): string {
	const at: Vec = [0.36, top, 0.9]
	const [x, y] = view.point(at)
	const mug = (at: Vec, enamel: string, shade: string) => {
		const [x, y] = view.point(at)
		return group(
			{ x, y, scale: view.scale(at) / 330 },
			line('M26,-46q30,2 28,22t-32,16', enamel, 9),
			path('M-30,-62H30V-8Q30,4 0,4T-30,-8z', enamel),
			path('M-30,-62H-4V4Q-30,2 -30,-8z', shade),
			ellipse(0, -62, 30, 8, '#2a1a14'),
			line('M-30,-62a30,8 0 0 0 60,0', '#fff6e2', 5),
		)
	}
	const board: Vec = [1.38, top, 0.78]
	const [bx, by] = view.point(board)
	return [
		group(
			{ x, y, scale: view.scale(at) / 245 },
			path('M-70,0H70L60,-22H-60z', '#1c1a18'),
			line('M-52,2V14M52,2V14', '#1c1a18', 9),
			path('M-40,-22Q0,-36 40,-22z', '#5fb3e0'),
			path('M-66,-108H66V-44Q66,-26 46,-26H-46Q-66,-26 -66,-44z', '#6f7f86'),
			path('M24,-108H66V-44Q66,-26 46,-26H16Q34,-60 24,-108z', '#cfdcdc'),
			ellipse(0, -108, 66, 17, '#94a5aa'),
			ellipse(0, -106, 56, 12, '#c9752f'),
			line('M-66,-88h-20M66,-88h20', '#2b2320', 10),
		),
		steam(canvas, { x: x + 4, y: y - 92, scale: 0.8, opacity: 0.85 }),
		mug([0.86, top, 1.16], '#d8503a', '#8f2a1d'),
		mug([1.08, top, 1.02], '#f4ead2', '#a8957a'),
		group(
			{ x: bx, y: by, scale: view.scale(board) / 240 },
			path('M-80,8L-56,-22H84L96,8z', '#c98a52'),
			path('M-80,8H96v7H-80z', '#8a5630'),
			path('M-36,-10a17,13 0 1 1 34,0z', '#d8402c'),
			path('M-19,-23a17,13 0 0 0 -17,13h17z', '#9c2416'),
			line('M14,-2l34,-10M22,4l30,-8', '#f2b36b', 8),
			ellipse(66, -12, 14, 9, '#4f9a4c'),
		),
	].join('')
}
