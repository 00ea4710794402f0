import { mix } from '#pictures/kit/colour.ts'
import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, path } from '#pictures/kit/shapes.ts'
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
	hairStyle?: 'short' | 'long' | 'bun'
	/** Colour of a sombrero aguadeño's straw. */
	hat?: string
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
	/** What the nearer hand holds, drawn around the origin at a tenth of its size. */
	held?: string
}

type Joints = readonly [root: Point, middle: Point, end: Point]

/** A flat figure, 100 units tall before scaling, facing right, jointed by the angles of its pose. */
export function person(canvas: Canvas, options: PersonOptions): string {
	const { pose, outfit, height, anchor = 'feet', flip = false, child = false } = options
	const { held } = options
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
	const shade = {
		...outfit,
		skin: darker(outfit.skin),
		top: darker(outfit.top),
		bottom: darker(outfit.bottom),
	}
	return group(
		{ x: options.x, y: anchor === 'feet' ? options.y - ground * scale : options.y, scale, flip },
		arm(arms.back, shade),
		leg(legs.back, shade),
		leg(legs.front, outfit),
		outfit.legs === 'skirt' ? skirt(legs, outfit.bottom) : '',
		group(
			{ x: 0, y: 0, turn: pose.lean },
			torso(canvas, outfit),
			head(outfit, pose.head ?? 0, child),
		),
		held ? group({ x: arms.front[2][0], y: arms.front[2][1], scale: 0.1 }, held) : '',
		arm(arms.front, outfit),
	)
}

function darker(colour: string): string {
	return mix(colour, '#1d1420', 0.28)
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

/** A limb: round at both ends, tapering from one to the other. */
function capsule(a: Point, ra: number, b: Point, rb: number): string {
	const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
	const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
	const at = ([x, y]: Point, r: number) => `${n(x + nx * r)},${n(y + ny * r)}`
	return `M${at(a, ra)}A${ra},${ra} 0 0 1 ${at(a, -ra)}L${at(b, -rb)}A${rb},${rb} 0 0 1 ${at(b, rb)}z`
}

function leg([hip, knee, ankle]: Joints, outfit: Outfit): string {
	const { legs = 'trousers', shoes = '#3a2a20' } = outfit
	const covered = legs === 'trousers' ? 1 : 0.62
	const ahead: Point = [ankle[1] - knee[1], -(ankle[0] - knee[0])]
	const length = Math.hypot(...ahead) || 1
	const toe: Point = [ankle[0] + (ahead[0] / length) * 5, ankle[1] + (ahead[1] / length) * 5 + 0.6]
	return [
		legs === 'trousers'
			? ''
			: path(capsule(hip, 4.2, knee, 3) + capsule(knee, 3, ankle, 2), outfit.skin),
		path(capsule(ankle, 2.3, toe, 1.8), shoes),
		legs === 'skirt'
			? ''
			: path(capsule(hip, 4.9, between(hip, knee, covered), 3.7), outfit.bottom),
		legs === 'trousers' ? path(capsule(knee, 3.7, ankle, 2.6), outfit.bottom) : '',
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

function arm([shoulder, elbow, hand]: Joints, outfit: Outfit): string {
	const sleeve = outfit.longSleeves
		? capsule(shoulder, 3.5, elbow, 2.7) + capsule(elbow, 2.7, between(elbow, hand, 0.86), 2.2)
		: capsule(shoulder, 3.6, between(shoulder, elbow, 0.62), 3.3)
	return (
		path(capsule(shoulder, 2.9, elbow, 2.3) + capsule(elbow, 2.3, hand, 1.6), outfit.skin) +
		ellipse(hand[0], hand[1], 2.2, 2.2, outfit.skin) +
		path(sleeve, outfit.top)
	)
}

function torso(canvas: Canvas, { skin, top }: Outfit): string {
	return (
		path('M-2.9,-26L-2.5,-35H3L3.1,-26z', darker(skin)) +
		path(
			'M-5.4,-28.6Q0,-30.6 5.4,-28.6C8.2,-27.4 8,-22 7,-16C6.2,-10 6,-5 6.4,1.5Q0,3.4 -6.4,1.5C-6,-5 -6.2,-10 -7,-16C-8,-22 -8.2,-27.4 -5.4,-28.6z',
			linear(canvas, 'right', [0, top], [0.55, top], [1, mix(top, '#1d1420', 0.25)]),
		)
	)
}

const hairShapes = {
	short:
		'M-6.2,-37C-7.4,-44.6 -3,-48.2 .8,-48C5.4,-48 7.6,-44.6 6.6,-41.4C2,-41 -1,-42 -2.6,-43.6C-2.2,-40 -3,-37.6 -4.6,-35.6z',
	long: 'M-6.4,-28C-9,-38 -7,-48.4 .8,-48.2C5.6,-48 7.8,-44.4 6.6,-41.2C2,-41 -.6,-42 -2.2,-43.6C-1.6,-38 -1.4,-32 -2.6,-27z',
	bun: 'M-9.4,-45.6a3.4,3.4 0 1 1 5.4,-1.6C-2.6,-48 -.8,-48.2 .8,-48.2C5.6,-48 7.8,-44.4 6.6,-41.2C2,-41 -.6,-42 -2.2,-43.6C-2.2,-40 -3,-37.6 -4.6,-35.8C-6.6,-38.6 -7,-42 -6.2,-44.2Q-8,-44 -9.4,-45.6z',
}

function head(outfit: Outfit, tilt: number, child: boolean): string {
	const { skin, hair, hairStyle = 'short', hat } = outfit
	const face = [
		ellipse(0.8, -40, 5.5, 6.7, skin),
		path('M6,-41.4L7.6,-38.8L6,-38z', skin),
		path(hairShapes[hairStyle], hair),
		hat ? sombrero(hat) : '',
	].join('')
	const size = child ? 1.3 : 1
	return group({ x: 0, y: -30, turn: tilt, scale: size }, group({ x: 0, y: 32 }, face))
}

function sombrero(straw: string): string {
	return (
		path(
			'M-11,-43.6Q.8,-47 12.6,-43.6Q.8,-40.6 -11,-43.6zM-5.2,-44.6C-5.2,-51 -2,-52.4 .8,-51.6C3.6,-52.4 6.8,-51 6.8,-44.6z',
			straw,
		) + path('M-5.2,-45.8Q.8,-43.8 6.8,-45.8V-44.2Q.8,-42 -5.2,-44.2z', '#1c1a18')
	)
}
