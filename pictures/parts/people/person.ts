import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { capsule, ellipse, group, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'
import type { Limb, Pose } from './poses.ts'

export type Outfit = {
	skin: string
	hair: string
	top: string
	bottom: string
	shoes?: string
	longSleeves?: boolean
	/** Trousers by default. */
	legs?: 'trousers' | 'shorts' | 'skirt'
	hairStyle?: 'short' | 'long' | 'bun' | 'tail'
	/** Colour of a sombrero aguadeño's straw. */
	hat?: string
	/** Colour of a backpack. */
	pack?: string
}

export type PersonOptions = {
	/** Where the lower foot stands or, for a seated or hanging pose, the hips are. */
	x: number
	y: number
	height: number
	pose: Pose
	outfit: Outfit
	anchor?: 'feet' | 'hips'
	flip?: boolean
	/** Children have larger heads for their height. */
	child?: boolean
	/** Held in the nearer hand, drawn around the origin at a tenth of its size. */
	held?: string
	/** The side the light comes from: 1 right (the default), -1 left. */
	light?: 1 | -1
	/** Draws the whole figure in one ink: a silhouette, or a shadow to cast. */
	ink?: string
	/** Seen from behind: hair instead of a face. */
	back?: boolean
}

type Joints = readonly [root: Point, middle: Point, end: Point]
/** Colours a shape in light, with its shaded side. */
type Tones = { light: 1 | -1; shade: (colour: string) => string }

/** A flat figure, 100 units tall before scaling, facing right, jointed by the angles of its pose. */
export function person({ palette }: Canvas, options: PersonOptions): string {
	const { pose, height, anchor = 'feet', flip = false, child = false, ink, back = false } = options
	const outfit = ink ? inOneInk(options.outfit, ink) : options.outfit
	const side = options.light ?? 1
	const tones: Tones = {
		light: flip ? (-side as 1 | -1) : side,
		shade: ink ? () => ink : (colour) => mix(colour, palette.shade, 0.36),
	}
	const turned = (x: number, y: number): Point => {
		const angle = (pose.lean * Math.PI) / 180
		return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
	}
	const legs = {
		back: joints([-2.4, -1], pose.legBack, 24, 23),
		front: joints([2.4, -1], pose.legFront, 24, 23),
	}
	const arms = {
		back: joints(turned(-4.6, -25.5), pose.armBack, 15.5, 14.5),
		front: joints(turned(4, -25.5), pose.armFront, 15.5, 14.5),
	}
	const ground = Math.max(legs.back[2][1], legs.front[2][1]) + 2
	const scale = height / 100
	const far = {
		...outfit,
		skin: tones.shade(outfit.skin),
		top: tones.shade(outfit.top),
		bottom: tones.shade(outfit.bottom),
	}
	return group(
		{ x: options.x, y: anchor === 'feet' ? options.y - ground * scale : options.y, scale, flip },
		arm(arms.back, far, tones),
		leg(legs.back, far, tones),
		leg(legs.front, outfit, tones),
		outfit.legs === 'skirt' ? skirt(legs, outfit.bottom) : '',
		group(
			{ x: 0, y: 0, turn: pose.lean },
			outfit.pack && !back ? backpack(outfit.pack, tones) : '',
			torso(outfit, tones),
			outfit.pack && back ? packFromBehind(outfit.pack, tones) : '',
			head(outfit, { tilt: pose.head ?? 0, child, back }, tones),
		),
		options.held && !ink
			? group({ x: arms.front[2][0], y: arms.front[2][1], scale: 0.1 }, options.held)
			: '',
		arm(arms.front, outfit, tones),
	)
}

function inOneInk(outfit: Outfit, ink: string): Outfit {
	return {
		...outfit,
		skin: ink,
		hair: ink,
		top: ink,
		bottom: ink,
		shoes: ink,
		...(outfit.hat ? { hat: ink } : {}),
		...(outfit.pack ? { pack: ink } : {}),
	}
}

function joints(root: Point, [first, second]: Limb, upper: number, lower: number): Joints {
	const middle = step(root, first, upper)
	return [root, middle, step(middle, second, lower)]
}

function step([x, y]: Point, degrees: number, length: number): Point {
	const angle = (degrees * Math.PI) / 180
	return [x + Math.sin(angle) * length, y + Math.cos(angle) * length]
}

function between(a: Point, b: Point, share: number): Point {
	return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

type Bone = readonly [a: Point, ra: number, b: Point, rb: number]

/** Bones of one colour, each with a hard shade along the side away from the light. */
function limb(bones: readonly Bone[], colour: string, { light, shade }: Tones): string {
	const all = bones.map((bone) => capsule(...bone)).join('')
	const shaded = bones
		.map(([a, ra, b, rb]) => {
			const aside = ([x, y]: Point, r: number): Point => [x - light * r * 0.42, y + r * 0.22]
			return capsule(aside(a, ra), ra * 0.52, aside(b, rb), rb * 0.52)
		})
		.join('')
	return path(all, colour) + (shade(colour) === colour ? '' : path(shaded, shade(colour)))
}

function leg([hip, knee, ankle]: Joints, outfit: Outfit, tones: Tones): string {
	const { legs = 'trousers', shoes = '#3a2a20' } = outfit
	const calf = between(knee, ankle, 0.35)
	const ahead: Point = [ankle[1] - knee[1], -(ankle[0] - knee[0])]
	const length = Math.hypot(...ahead) || 1
	const toe: Point = [ankle[0] + (ahead[0] / length) * 5, ankle[1] + (ahead[1] / length) * 5 + 0.6]
	const bare = [
		[hip, 4.2, knee, 3],
		[knee, 2.9, calf, 3.1],
		[calf, 3.1, ankle, 1.8],
	] as const
	const covered = between(hip, knee, 0.66)
	return [
		legs === 'trousers' ? '' : limb(bare, outfit.skin, tones),
		path(capsule(ankle, 2.3, toe, 1.8), shoes),
		legs === 'shorts' ? limb([[hip, 5, covered, 4.4]], outfit.bottom, tones) : '',
		legs === 'trousers'
			? limb(
					[
						[hip, 5, knee, 3.7],
						[knee, 3.6, calf, 3.5],
						[calf, 3.5, ankle, 2.6],
					],
					outfit.bottom,
					tones,
				)
			: '',
	].join('')
}

function skirt({ back, front }: { back: Joints; front: Joints }, colour: string): string {
	const [left, right] = back[1][0] < front[1][0] ? [back[1], front[1]] : [front[1], back[1]]
	const hem = Math.max(left[1], right[1]) + 5
	return path(
		`M-5.6,-6H5.6Q8,-2 ${n(right[0] + 5.5)},${n(right[1] + 1)}Q${n((left[0] + right[0]) / 2)},${n(hem)} ${n(left[0] - 5.5)},${n(left[1] + 1)}Q-8,-2 -5.6,-6z`,
		colour,
	)
}

function arm([shoulder, elbow, hand]: Joints, outfit: Outfit, tones: Tones): string {
	const sleeve: readonly Bone[] = outfit.longSleeves
		? [
				[shoulder, 3.6, elbow, 2.9],
				[elbow, 2.9, between(elbow, hand, 0.84), 2.3],
			]
		: [[shoulder, 3.7, between(shoulder, elbow, 0.66), 3.3]]
	return (
		limb(
			[
				[shoulder, 2.9, elbow, 2.3],
				[elbow, 2.4, hand, 1.6],
			],
			outfit.skin,
			tones,
		) +
		path(mitten(elbow, hand), outfit.skin) +
		limb(sleeve, outfit.top, tones)
	)
}

/** Fingers held together, and the thumb. */
function mitten(elbow: Point, hand: Point): string {
	const [x, y] = [(hand[0] - elbow[0]) / 14.5, (hand[1] - elbow[1]) / 14.5]
	const at = (along: number, across: number): Point => [
		hand[0] + x * along + y * across,
		hand[1] + y * along - x * across,
	]
	return capsule(at(-0.6, 0), 1.9, at(3, -0.3), 1.3) + capsule(at(-0.6, 0.8), 1, at(2, 2.4), 0.75)
}

function torso({ skin, top }: Outfit, { light, shade }: Tones): string {
	const shaded =
		'M1,-29.8Q3.6,-29.6 5.4,-28.6C8.2,-27.4 8,-22 7,-16C6.2,-10 6,-5 6.4,1.5Q3.6,2.4 1,2.4C2.6,-4 .6,-8 1.6,-14C2.4,-19 .4,-24 1,-29.8z'
	return (
		path('M-2.9,-26L-2.5,-35H3L3.1,-26z', shade(skin)) +
		path(
			'M-5.4,-28.6Q0,-30.6 5.4,-28.6C8.2,-27.4 8,-22 7,-16C6.2,-10 6,-5 6.4,1.5Q0,3.4 -6.4,1.5C-6,-5 -6.2,-10 -7,-16C-8,-22 -8.2,-27.4 -5.4,-28.6z',
			top,
		) +
		(shade(top) === top
			? ''
			: path(shaded, shade(top), light > 0 ? { transform: 'scale(-1 1)' } : {}))
	)
}

function backpack(pack: string, { shade }: Tones): string {
	return (
		path(
			'M-5,-31Q-17,-33 -19,-24L-19,-8Q-18,-2 -11,-1L-5,-2zM-19,-36h13a3,3 0 0 1 0,6h-13a3,3 0 0 1 0,-6z',
			pack,
		) + path('M-14,-14L-19,-15L-19,-8Q-18,-2 -11,-1L-5,-2L-5,-8Q-12,-8 -14,-14z', shade(pack))
	)
}

function packFromBehind(pack: string, { light, shade }: Tones): string {
	return (
		path(
			'M-8,-26Q-8,-31 0,-31T8,-26L9,-6Q9,0 0,0T-9,-6zM-9,-36h18a2.8,2.8 0 0 1 0,5.6h-18a2.8,2.8 0 0 1 0,-5.6z',
			pack,
		) +
		path('M3,-31Q8,-31 8,-26L9,-6Q9,0 0,0Q5,-14 3,-31z', shade(pack), {
			transform: light > 0 ? 'scale(-1 1)' : undefined,
		})
	)
}

const hairShapes = {
	short:
		'M-6.2,-37C-7.4,-44.6 -3,-48.2 .8,-48C5.4,-48 7.6,-44.6 6.6,-41.4C2,-41 -1,-42 -2.6,-43.6C-2.2,-40 -3,-37.6 -4.6,-35.6z',
	long: 'M-6.4,-28C-9,-38 -7,-48.4 .8,-48.2C5.6,-48 7.8,-44.4 6.6,-41.2C2,-41 -.6,-42 -2.2,-43.6C-1.6,-38 -1.4,-32 -2.6,-27z',
	bun: 'M-9.4,-45.6a3.4,3.4 0 1 1 5.4,-1.6C-2.6,-48 -.8,-48.2 .8,-48.2C5.6,-48 7.8,-44.4 6.6,-41.2C2,-41 -.6,-42 -2.2,-43.6C-2.2,-40 -3,-37.6 -4.6,-35.8C-6.6,-38.6 -7,-42 -6.2,-44.2Q-8,-44 -9.4,-45.6z',
	tail: 'M-6.2,-37C-6.6,-38.6 -6.8,-40.4 -6.6,-42C-11,-41 -15,-37 -18,-30C-14.6,-32 -10,-35 -6.4,-38C-6,-36.8 -5.4,-36.2 -4.6,-35.6C-3,-37.6 -2.2,-40 -2.6,-43.6C-1,-42 2,-41 6.6,-41.4C7.6,-44.6 5.4,-48 .8,-48C-3,-48.2 -6.6,-46 -6.6,-42z',
}

function head(
	outfit: Outfit,
	{ tilt, child, back }: { tilt: number; child: boolean; back: boolean },
	{ light, shade }: Tones,
): string {
	const { skin, hair, hairStyle = 'short', hat } = outfit
	const face = [
		ellipse(0.8, -40, 5.5, 6.7, skin),
		path('M6,-41.4L7.6,-38.8L6,-38z', skin),
		shade(skin) === skin || light > 0
			? ''
			: path('M2.6,-46.4A5.5,6.7 0 0 1 2.6,-33.6Q1,-38 3.4,-41Q1.4,-43 2.6,-46.4z', shade(skin)),
		path(hairShapes[hairStyle], hair),
		back ? ellipse(0.6, -41, 6.3, 7.4, hair) : '',
		hat ? sombrero(hat, shade(hat)) : '',
	].join('')
	const size = child ? 1.3 : 1
	return group({ x: 0, y: -30, turn: tilt, scale: size }, group({ x: 0, y: 32 }, face))
}

function sombrero(straw: string, shaded: string): string {
	return (
		path(
			'M-11,-43.6Q.8,-47 12.6,-43.6Q.8,-40.6 -11,-43.6zM-5.2,-44.6C-5.2,-51 -2,-52.4 .8,-51.6C3.6,-52.4 6.8,-51 6.8,-44.6z',
			straw,
		) +
		path(
			'M-5.2,-45.8Q.8,-43.8 6.8,-45.8V-44.2Q.8,-42 -5.2,-44.2z',
			straw === shaded ? straw : '#1c1a18',
		)
	)
}
