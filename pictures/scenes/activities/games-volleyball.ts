import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { volleyball } from '#pictures/parts/things/ball.ts'
import { volleyballNet } from '#pictures/parts/things/net.ts'

export const gamesVolleyball = scene('games-volleyball', 'day', (canvas) => [
	valleyView(canvas, { floor: 520, rise: 380, seed: 15 }),
	lawn(canvas, { y: 560, tufts: 70 }),
	contactShadow(canvas, 455, 712, 90, 14, 0.4),
	contactShadow(canvas, 735, 708, 90, 14, 0.4),
	contactShadow(canvas, 196, 736, 90, 14, 0.4),
	contactShadow(canvas, 920, 672, 70, 12, 0.4),
	person(canvas, {
		x: 920,
		y: 668,
		height: 250,
		pose: poses.receiving,
		outfit: inShorts(people.elena),
		flip: true,
	}),
	volleyballNet(canvas, {
		near: { x: 600, y: 760, height: 470 },
		far: { x: 664, y: 600, height: 300 },
	}),
	person(canvas, {
		x: 186,
		y: 730,
		height: 300,
		pose: poses.receiving,
		outfit: inShorts(people.julian),
	}),
	person(canvas, {
		x: 455,
		y: 590,
		height: 310,
		pose: poses.spiking,
		outfit: inShorts(people.marta),
	}),
	person(canvas, {
		x: 735,
		y: 610,
		height: 310,
		pose: poses.blocking,
		outfit: inShorts(people.andres),
		flip: true,
	}),
	volleyball(canvas, { x: 556, y: 232 }),
])
