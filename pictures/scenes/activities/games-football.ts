import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { type Pose, poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'

const ink = {
	grass: '#8fb05c',
	mown: '#a3c068',
	chalk: '#f7f2e6',
	shade: '#2f6157',
	forest: '#143730',
	fern: '#1f5a45',
	trunk: '#e9dfc0',
}

/** Where the crown is, and the foot of its trunk, fifty metres below. */
const crown: Point = [960, 70]

/** Idea: the ball hangs in the palm, fifty metres up, and the match waits for it to come down. */
export const gamesFootball = scene('games-football', 'day', (canvas) => {
	const player = (x: number, y: number, top: string, pose: Pose) =>
		group(
			{ x, y, turn: -118 },
			person(canvas, {
				x: 0,
				y: 0,
				height: 150,
				pose,
				outfit: { ...people.marta, hairStyle: 'short' },
				ink: ink.shade,
			}),
		) +
		ellipse(x, y, 26, 17, top) +
		ellipse(x, y - 4, 13, 13, '#1f1714') +
		ellipse(x + 3, y - 6, 11, 11, '#b97a50')
	return [
		rect(0, 0, 1200, 800, ink.grass),
		path('M0,120L1200,-60V140L0,320zM0,520L1200,340V540L0,720z', ink.mown),
		line(
			'M-20,640L1220,454M330,588L410,900M60,628A230,190 0 0 1 300,330M-20,280L240,238L350,640',
			ink.chalk,
			8,
		),
		path('M562,592L-20,752V734L554,582z', ink.shade),
		path('M552,584L568,588L1010,90L930,50z', ink.trunk),
		path('M562,586L568,588L1010,90L976,70z', '#b3a684'),
		player(390, 480, '#b8562f', poses.asking),
		player(700, 690, '#f2b36b', { ...poses.holding, armFront: [150, 200], armBack: [-150, -200] }),
		player(480, 640, '#b8562f', poses.beckoning),
		player(250, 560, '#f2b36b', poses.holding),
		player(900, 640, '#f7f2e6', { ...poses.holding, armFront: [40, -40], armBack: [-40, 40] }),
		fronds([30, 75, 120, 160, 205, 330, 355], 520, ink.fern),
		fronds([8, 52, 98, 133, 178], 460, ink.forest),
		football(canvas, { x: 668, y: 286, scale: 2.7, flip: true }),
		ellipse(crown[0], crown[1], 56, 50, ink.forest),
	]
})

/** Fronds by their direction from the crown, in degrees clockwise from the right. */
function fronds(directions: readonly number[], length: number, colour: string): string {
	const ribs = directions.map((degrees) => {
		const angle = (degrees * Math.PI) / 180
		const rib = (t: number): Point => [
			crown[0] + Math.cos(angle + t * 0.25) * length * t,
			crown[1] + Math.sin(angle + t * 0.25) * length * t,
		]
		const leaves = Array.from({ length: 22 }, (_, step) => {
			const t = 0.12 + (step / 22) * 0.88
			const [x, y] = rib(t)
			const reach = 130 * Math.sin(Math.PI * (0.12 + 0.8 * t))
			return [0.6, -0.6]
				.map((side) => {
					const turned = angle + t * 0.4 + side
					return `M${n(x, 0)},${n(y, 0)}l${n(Math.cos(turned) * reach, 0)},${n(Math.sin(turned) * reach, 0)}`
				})
				.join('')
		})
		return leaves.join('')
	})
	return line(ribs.join(''), colour, 11)
}
