import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line } from '#pictures/kit/shapes.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'
import { goal } from '#pictures/parts/things/net.ts'

export const gamesFootball = scene('games-football', 'day', (canvas) => [
	valleyView(canvas, { floor: 450, rise: 360, seed: 31 }),
	lawn(canvas, { y: 470, stripes: true, tufts: 40 }),
	line('M0,566H1200', '#fdf6e6', 6, { opacity: 0.6 }),
	goal(canvas, { x: 600, y: 566, width: 440, height: 230 }),
	contactShadow(canvas, 830, 572, 70, 12, 0.4),
	person(canvas, {
		x: 800,
		y: 540,
		height: 220,
		pose: poses.diving,
		outfit: inShorts(people.elena),
		flip: true,
	}),
	contactShadow(canvas, 400, 742, 110, 16, 0.5),
	contactShadow(canvas, 180, 652, 80, 12, 0.4),
	person(canvas, {
		x: 180,
		y: 648,
		height: 270,
		pose: poses.running,
		outfit: inShorts(people.julian),
	}),
	person(canvas, {
		x: 400,
		y: 738,
		height: 360,
		pose: poses.kicking,
		outfit: inShorts(people.andres),
	}),
	football(canvas, { x: 668, y: 424, scale: 0.62 }),
])
