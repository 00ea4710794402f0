import {
	type Camera,
	type CameraOptions,
	camera,
	cornersOf,
	type Vec,
} from '#pictures/kit/camera.ts'
import { line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

/** Colours of the faces in light and in shade, and of what shines. */
type CabinInks = {
	front: string
	side: string
	roof: string
	roofShade: string
	wood: string
	stone: string
	stoneShade: string
	/** Shadows on the walls. */
	shadow: string
	glass: string
	shutters: string
	flowers: string
}

export type CabinModelOptions = CameraOptions & {
	inks: CabinInks
	/** The direction of the light, and the colour of the shadow on the ground. */
	shadow?: { light: Vec; ink: string }
	/** Drawn on the balcony, behind its railing. */
	onBalcony?: string
	/** Lamplight from windows and door on the ground. */
	spill?: string
}

const half = { width: 4.6, depth: 4 }
const floors = { plinth: 0.4, balcony: 3.1, eaves: 5.3, ridge: 8.4 }
/** The roof and the balcony reach out in front of the façade. */
const reach = { front: 1.9, side: 0.9 }

/** The hotel's wooden cabin in the round: two floors, a balcony over the porch, a tiled gable. */
export function cabinModel(options: CabinModelOptions): string {
	const { inks, shadow, spill } = options
	const view = camera(options)
	const seenFrom = options.eye[0] >= 0 ? 1 : -1
	return [
		shadow ? view.shadow(corners(), shadow.light, shadow.ink) : '',
		spill ? lightOnGround(view, spill) : '',
		sideWall(view, inks, seenFrom),
		frontWall(view, inks),
		roof(view, inks, options.eye),
		balcony(view, inks, options.onBalcony),
	].join('')
}

function front(x: number, y: number): Vec {
	return [x, y, -half.depth]
}

function rectangle(
	at: (u: number, v: number) => Vec,
	u: number,
	v: number,
	width: number,
	height: number,
): Vec[] {
	return [at(u, v + height), at(u + width, v + height), at(u + width, v), at(u, v)]
}

function joined(view: Camera, ...points: readonly Vec[]): string {
	return points
		.map((point, index) => {
			const [x, y] = view.point(point)
			return `${index ? 'L' : 'M'}${n(x)},${n(y)}`
		})
		.join('')
}

/** A casement of two leaves with its frame. */
function casement(
	view: Camera,
	at: (u: number, v: number) => Vec,
	{
		inks,
		u,
		v,
		width,
		height,
	}: { inks: CabinInks; u: number; v: number; width: number; height: number },
): string {
	const bars =
		joined(view, at(u + width / 2, v), at(u + width / 2, v + height)) +
		joined(view, at(u, v + height / 2), at(u + width, v + height / 2))
	const [ax] = view.point(at(u, v))
	const [bx] = view.point(at(u + width, v))
	const thick = Math.max(1.5, Math.abs(bx - ax) * 0.06)
	return (
		view.face(rectangle(at, u - 0.12, v - 0.12, width + 0.24, height + 0.24), inks.wood) +
		view.face(rectangle(at, u, v, width, height), inks.glass) +
		line(bars, inks.wood, thick)
	)
}

function planks(
	view: Camera,
	at: (u: number, v: number) => Vec,
	from: number,
	to: number,
	top: number,
): string {
	let d = ''
	for (let y = floors.plinth + 0.4; y < top; y += 0.4) d += joined(view, at(from, y), at(to, y))
	return d
}

function sideWall(view: Camera, inks: CabinInks, seenFrom: 1 | -1): string {
	const side = (z: number, y: number): Vec => [seenFrom * half.width, y, z]
	const wall = rectangle(side, -half.depth, 0, half.depth * 2, floors.eaves)
	const opening = { inks, width: 1.2, height: 1.4 }
	return [
		view.face(wall, inks.side),
		line(planks(view, side, -half.depth, half.depth, floors.eaves), inks.shadow, 1.5, {
			opacity: 0.5,
		}),
		view.face(rectangle(side, -half.depth, floors.eaves - 0.9, half.depth * 2, 0.9), inks.shadow, {
			opacity: 0.5,
		}),
		view.face(rectangle(side, -half.depth, 0, half.depth * 2, floors.plinth), inks.stoneShade),
		...[-2.4, 1].flatMap((z) => [
			casement(view, side, { ...opening, u: z, v: 1.1 }),
			casement(view, side, { ...opening, u: z, v: 3.5, height: 1.2 }),
		]),
	].join('')
}

function frontWall(view: Camera, inks: CabinInks): string {
	const gable = (lower: number): Vec[] => [
		front(-half.width, floors.eaves - lower),
		front(0, floors.ridge - lower),
		front(half.width, floors.eaves - lower),
	]
	const wall = [...gable(0), front(half.width, 0), front(-half.width, 0)]
	const under = [...gable(0), ...gable(1.1).reverse()]
	const shutter = (u: number, v: number, height: number) =>
		view.face(rectangle(front, u, v, 0.5, height), inks.shutters)
	return [
		view.face(wall, inks.front),
		line(planks(view, front, -half.width, half.width, floors.eaves), inks.shadow, 1.5, {
			opacity: 0.35,
		}),
		view.face(rectangle(front, -half.width, 0, half.width * 2, floors.plinth), inks.stone),
		...[-3.5, 2.1].map(
			(u) =>
				casement(view, front, { inks, u, v: 1.1, width: 1.4, height: 1.4 }) +
				shutter(u - 0.62, 1.1, 1.4) +
				shutter(u + 1.52, 1.1, 1.4),
		),
		casement(view, front, { inks, u: -0.75, v: floors.plinth, width: 1.5, height: 2.2 }),
		...[-2.9, 1.7].map((u) => casement(view, front, { inks, u, v: 3.9, width: 1.2, height: 1.3 })),
		casement(view, front, { inks, u: -0.6, v: 3.2, width: 1.2, height: 2 }),
		view.face(rectangle(front, -half.width, 2.1, half.width * 2, 1), inks.shadow, { opacity: 0.5 }),
		view.face(under, inks.shadow, { opacity: 0.5 }),
	].join('')
}

function roof(view: Camera, inks: CabinInks, eye: Vec): string {
	const seenFrom = eye[0] >= 0 ? 1 : -1
	const slope = (floors.ridge - floors.eaves) / half.width
	const edge = half.width + reach.side
	const [near, far] = [-half.depth - reach.front, half.depth + 0.6]
	const at = (x: number, z: number): Vec => [x, floors.ridge + 0.15 - Math.abs(x) * slope, z]
	const tiles = (side: 1 | -1) => {
		let d = ''
		for (let z = near + 0.7; z < far; z += 0.7) d += joined(view, at(0, z), at(side * edge, z))
		return d
	}
	/** The board along the edge of the gable. */
	const fascia = (side: 1 | -1) => {
		const drop = ([x, y, z]: Vec): Vec => [x, y - 0.34, z]
		const [top, foot] = [at(0, near), at(side * edge, near)]
		return view.face([top, foot, drop(foot), drop(top)], inks.wood)
	}
	/** A slope from above, or the underside of its overhang. */
	const draw = (side: 1 | -1, colour: string) =>
		eye[1] > floors.ridge - eye[0] * side * slope
			? view.face([at(0, near), at(0, far), at(side * edge, far), at(side * edge, near)], colour) +
				line(tiles(side), inks.shadow, 2, { opacity: 0.35 })
			: view.face(
					[at(0, near), at(0, -half.depth), at(side * edge, -half.depth), at(side * edge, near)],
					inks.shadow,
				)
	const away = -seenFrom as 1 | -1
	return [
		draw(away, inks.roof),
		chimney(view, inks, seenFrom),
		draw(seenFrom, inks.roofShade),
		fascia(1),
		fascia(-1),
	].join('')
}

function chimney(view: Camera, inks: CabinInks, seenFrom: 1 | -1): string {
	const [x, z] = [seenFrom * 0.6, 1.6]
	const block = (u: number, v: number): Vec => [x + u, v, z]
	const flank = (u: number, v: number): Vec => [x + (seenFrom === 1 ? 1 : 0), v, z + u]
	return (
		view.face(rectangle(flank, 0, 7, 1, 2.6), inks.stoneShade) +
		view.face(rectangle(block, 0, 7, 1, 2.6), inks.stone)
	)
}

function balcony(view: Camera, inks: CabinInks, guests = ''): string {
	const out = -half.depth - reach.front + 0.3
	const rail = (x: number, y: number): Vec => [x, y, out]
	const edge = half.width + 0.1
	const deck = [
		front(-edge, floors.balcony),
		front(edge, floors.balcony),
		rail(edge, floors.balcony),
		rail(-edge, floors.balcony),
	]
	const sideRail = (side: 1 | -1) =>
		joined(
			view,
			[side * edge, floors.balcony + 1, -half.depth],
			[side * edge, floors.balcony + 1, out],
		)
	let balusters = ''
	for (let x = -edge; x <= edge + 0.01; x += edge / 16)
		balusters += joined(view, rail(x, floors.balcony), rail(x, floors.balcony + 1))
	let posts = ''
	for (const x of [-edge, -1.5, 1.5, edge])
		posts += joined(view, rail(x, 0), rail(x, floors.balcony))
	for (const side of [-1, 1] as const)
		posts += joined(view, rail(side * edge, floors.balcony), rail(side * edge, floors.eaves - 0.3))
	let flowers = ''
	for (let x = -edge + 0.6; x < edge; x += 1.15)
		flowers += `${joined(view, rail(x, floors.balcony + 1.1))}h0`
	const [left] = view.point(rail(-edge, 0))
	const [right] = view.point(rail(edge, 0))
	const metre = (right - left) / (edge * 2)
	const steps = [0.26, 0.13].map((y, index) =>
		view.face(
			[
				[-1, y, -half.depth - 0.6],
				[1, y, -half.depth - 0.6],
				[1.1 + index * 0.1, y, -half.depth - 1 - index * 0.5],
				[-1.1 - index * 0.1, y, -half.depth - 1 - index * 0.5],
			],
			inks.stone,
		),
	)
	return [
		steps.reverse().join(''),
		view.face(deck, inks.side),
		guests,
		line(posts, inks.wood, metre * 0.22, { 'stroke-linecap': 'butt' }),
		view.face(rectangle(rail, -edge, floors.balcony - 0.3, edge * 2, 0.3), inks.wood),
		line(balusters, inks.wood, metre * 0.06),
		line(
			joined(view, rail(-edge, floors.balcony + 1), rail(edge, floors.balcony + 1)) +
				sideRail(1) +
				sideRail(-1),
			inks.wood,
			metre * 0.13,
		),
		line(flowers, inks.shutters, metre * 0.5),
		line(flowers, inks.flowers, metre * 0.3, { transform: `translate(0 ${n(-metre * 0.14)})` }),
	].join('')
}

/** The corners of roof and walls. */
function corners(): Vec[] {
	const edge = half.width + reach.side
	const low = floors.ridge - ((floors.ridge - floors.eaves) / half.width) * edge
	const roofCorners = [-half.depth - reach.front, half.depth + 0.6].flatMap((z): Vec[] => [
		[0, floors.ridge, z],
		[edge, low, z],
		[-edge, low, z],
	])
	return [...roofCorners, ...cornersOf([-half.width, 0, -half.depth], [half.width, 1, half.depth])]
}

/** The light of the door and the ground-floor windows on the grass. */
function lightOnGround(view: Camera, ink: string): string {
	const quad = (x: number, width: number, length: number) =>
		view.face(
			[
				[x, 0, -half.depth - 0.3],
				[x + width, 0, -half.depth - 0.3],
				[x + width * 1.5, 0, -half.depth - length],
				[x - width * 0.5, 0, -half.depth - length],
			],
			ink,
		)
	return quad(-3.5, 1.4, 5) + quad(-0.75, 1.5, 8) + quad(2.1, 1.4, 5)
}
