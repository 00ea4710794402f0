import { camera, cornersOf, type Vec } from '#pictures/kit/camera.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { group, line, path } from '#pictures/kit/shapes.ts'
import { polygon } from '#pictures/kit/svg.ts'
import { centre, icosphere, type Vertex } from '#pictures/parts/buildings/icosphere.ts'
import { mug } from '#pictures/parts/food/mug.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'

const eye: Vec = [-4.2, 3.1, -7.6]
const view = camera({
	eye,
	target: [0.5, 1.2, 0],
	focal: 1150,
	centre: [640, 430],
})
const sunlight: Vec = [0.85, -0.8, -0.3]
const deck = { low: [-2.9, 0, -3.3], high: [3.7, 0.45, 2.9], y: 0.45 } as const
const dome = { at: [0.9, deck.y, 0.2], radius: 2.5 } as const
const ink = {
	lit: '#fff6e0',
	half: '#dfd8c4',
	shade: '#8fa6a2',
	glass: '#24484f',
	wood: '#c98a52',
	woodShade: '#6b3f24',
	shadow: '#27513a',
}

/** Idea: a blanket is shaken out before the dome like a flag on the first morning. */
export const domeDay = scene('dome-day', 'day', (canvas) => {
	const hill = ridgeLine(canvas, { base: 352, amplitude: 10, seed: 12, lift: peak(1150, 60, 240) })
	const meadow = ridgeLine(canvas, { base: 372, amplitude: 6, seed: 31 })
	const near = ridgeLine(canvas, { base: 748, amplitude: 14, seed: 33 })
	return [
		sky(canvas, { horizon: 480 }),
		cocoraRidge(canvas, { from: 'lake', floor: 374, rise: 320, light: -1 }),
		palm(canvas, { x: 1085, y: 350, height: 230, variant: 1, depth: 0.4 }),
		palm(canvas, { x: 1150, y: 380, height: 300, variant: 2, depth: 0.2 }),
		ridge(canvas, hill, { colour: '#41805a' }),
		ridge(canvas, meadow, { colour: '#5d9a5c' }),
		path('M0,800V470C180,520 420,600 700,800z', '#41805a'),
		line('M92,431L420,452', '#41805a', 8),
		palm(canvas, { x: 92, y: 430, height: 400, variant: 0, lean: -1 }),
		view.shadow([...cornersOf(deck.low, deck.high), ...shell(0.9)], sunlight, ink.shadow),
		view.box(deck.low, deck.high, { front: ink.woodShade, side: '#a86c3c', top: ink.wood }),
		boards(),
		view.shadow(shell(0), sunlight, '#7d4c2b', deck.y),
		facets(),
		door(),
		blanket(canvas),
		resting(canvas),
		ridge(canvas, near, { colour: '#143730' }),
		grass(canvas, { line: near, depth: 40, count: 60, seed: 5, size: 34, colour: '#143730' }),
	]
})

function boards(): string {
	let seams = ''
	for (let z = deck.low[2] + 0.6; z < deck.high[2]; z += 0.6) {
		seams += view.stroke([deck.low[0], deck.y, z], [deck.high[0], deck.y, z])
	}
	return line(seams, '#b0733f', 2.5)
}

const base = -0.1

function place([x, y, z]: Vertex): Vec {
	const [cx, cy, cz] = dome.at
	return [cx + x * dome.radius, cy + (Math.max(base, y) - base) * dome.radius, cz + z * dome.radius]
}

/** The corners of the shell above a height. */
function shell(from: number): Vec[] {
	return icosphere()
		.flat()
		.filter((corner) => corner[1] >= from)
		.map(place)
}

/** Cloth in three tones by how a panel faces the sun; the clear ones are dark by day. */
function facets(): string {
	const tones = { lit: '', half: '', shade: '', glass: '' }
	let seams = ''
	for (const corners of icosphere()) {
		const middle = centre(corners)
		const at = place(middle)
		const facing =
			middle[0] * (eye[0] - at[0]) + middle[1] * (eye[1] - at[1]) + middle[2] * (eye[2] - at[2])
		if (middle[1] < base || facing < 0) continue
		const light = -(middle[0] * sunlight[0] + middle[1] * sunlight[1] + middle[2] * sunlight[2])
		const clear = middle[0] * -0.75 + middle[1] * 0.6 + middle[2] * -0.3 > 0.88
		const tone = clear ? 'glass' : light > 0.62 ? 'lit' : light > 0.2 ? 'half' : 'shade'
		const outline = polygon(view.outline(corners.map(place)))
		tones[tone] += outline
		seams += outline
	}
	return [
		path(tones.lit, ink.lit),
		path(tones.half, ink.half),
		path(tones.shade, ink.shade),
		path(tones.glass, ink.glass),
		line(seams, '#6d7f7a', 2),
	].join('')
}

/** An arched door on the side towards the deck. */
function door(): string {
	const [cx, cy, cz] = dome.at
	const angle = (196 * Math.PI) / 180
	const at = (aside: number, y: number, out = 0.05): Vec => {
		const reach = dome.radius + out
		const [dx, dz] = [Math.sin(angle), Math.cos(angle)]
		return [cx + dx * reach + dz * aside, cy + y, cz + dz * reach - dx * aside]
	}
	const arch = (half: number, height: number) =>
		Array.from({ length: 13 }, (_, index): Vec => {
			const turn = (index / 12) * Math.PI
			return at(-half * Math.cos(turn), height - half + half * Math.sin(turn))
		})
	return [
		view.face([at(-0.55, 0), ...arch(0.55, 1.95), at(0.55, 0)], ink.lit),
		view.face([at(-0.45, 0), ...arch(0.45, 1.85), at(0.45, 0)], '#2b1a14'),
		view.face([at(0.1, 0), at(0.1, 1.8), at(0.3, 1.72), at(0.45, 0.1)], '#b8562f'),
	].join('')
}

/** Someone flings a blanket out over the deck to shake it. */
function blanket(canvas: Canvas): string {
	const at: Vec = [-2.2, deck.y, -1.9]
	const [x, y] = view.point(at)
	const scale = view.scale(at)
	const pose: Pose = {
		lean: -12,
		head: -4,
		armFront: [118, 132],
		armBack: [104, 118],
		legFront: [22, 4],
		legBack: [-14, -22],
	}
	const height = scale * 1.7
	const u = height / 100
	const cloth =
		'M0,0C20,-16 34,6 50,-6C64,-16 76,0 92,-8L104,52C90,66 78,48 62,58C48,66 32,50 12,62C6,40 4,20 0,0z'
	const stripe = (dx: number, colour: string) =>
		line(`M${dx},-2C${dx + 5},18 ${dx + 6},40 ${dx + 12},56`, colour, 5, {
			'stroke-linecap': 'butt',
		})
	return [
		view.shadow(
			[
				[-2.35, deck.y, -1.9],
				[-2.05, deck.y, -1.9],
				[-2.05, deck.y + 1.5, -1.9],
				[-1, deck.y + 1.6, -1.9],
				[-0.9, deck.y + 0.9, -1.9],
			],
			sunlight,
			'#7d4c2b',
			deck.y,
		),
		person(canvas, { x, y, height, pose, outfit: people.marta, light: -1 }),
		group(
			{ x: x + u * 22, y: y - u * 88, scale: u * 0.62 },
			path(cloth, '#e8693a'),
			stripe(20, '#fff0cf'),
			stripe(30, '#2f6157'),
			stripe(40, '#fff0cf'),
			stripe(74, '#fff0cf'),
			stripe(84, '#2f6157'),
		),
	].join('')
}

/** Someone sits on the edge of the deck, feet dangling, with a mug. */
function resting(canvas: Canvas): string {
	const at: Vec = [1.5, deck.y, -3.3]
	const [x, y] = view.point(at)
	const pose: Pose = {
		lean: 8,
		head: -4,
		armFront: [30, 112],
		armBack: [-20, 10],
		legFront: [84, 14],
		legBack: [78, -14],
	}
	return person(canvas, {
		x,
		y: y - 12,
		height: view.scale(at) * 1.7,
		pose,
		outfit: people.julian,
		anchor: 'hips',
		flip: true,
		light: -1,
		held: mug({ x: 20, y: 20, scale: 0.8 }),
	})
}
