import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, path } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { volleyball } from '#pictures/parts/things/ball.ts'
import { volleyballNet } from '#pictures/parts/things/net.ts'

/** Idea: the ball eclipses the sun. */
export const gamesVolleyball = scene('games-volleyball', 'dusk', (canvas) => {
	const { ground, grass: green, sun, haze, ridges } = canvas.palette
	const ink = mix(ground, '#000000', 0.25)
	/** In the air, with the shadow on the ground below. */
	const leaping = (options: PersonOptions, groundY: number) =>
		castShadow(person(canvas, { ...options, y: groundY, anchor: 'feet', ink }), {
			y: groundY,
			slant: options.light === 1 ? -0.35 : 0.5,
			length: 0.22,
			opacity: 0.7,
		})
	const spiker: PersonOptions = {
		x: 436,
		y: 408,
		height: 350,
		pose: poses.spiking,
		outfit: inShorts({ ...people.marta, hairStyle: 'tail', top: '#c8553a', bottom: '#16242c' }),
		anchor: 'hips',
		light: 1,
	}
	const blocker: PersonOptions = {
		x: 748,
		y: 402,
		height: 330,
		pose: poses.blocking,
		outfit: inShorts({ ...people.andres, top: '#2b6a78', bottom: '#16242c' }),
		anchor: 'hips',
		flip: true,
		light: -1,
	}
	const receiver: PersonOptions = {
		x: 1010,
		y: 742,
		height: 330,
		pose: poses.receiving,
		outfit: inShorts({ ...people.rosa, top: '#e0b04f', bottom: '#16242c' }),
		flip: true,
		light: -1,
	}
	return [
		sky(canvas, { horizon: 640 }),
		ellipse(556, 232, 142, 142, mix(sun, '#ffffff', 0.4)),
		cocoraRidge(canvas, {
			from: 'lake',
			floor: 690,
			rise: 300,
			light: 1,
			lit: mix(ridges[1], haze, 0.2),
			shade: mix(ridges[3], ridges[4], 0.5),
		}),
		palmsAt(
			canvas,
			[
				[70, 690, 330],
				[190, 690, 230],
				[900, 690, 210],
				[1130, 690, 300],
			],
			{ depth: 0.2 },
		),
		path('M0,690H1200V800H0z', green),
		path('M0,690H1200V704H0z', mix(green, haze, 0.5)),
		leaping(blocker, 752),
		leaping(receiver, 742),
		person(canvas, receiver),
		person(canvas, blocker),
		volleyballNet({
			near: { x: 1130, y: 800, height: 610 },
			far: { x: 150, y: 720, height: 360 },
			ink,
			tape: '#f7ead0',
		}),
		leaping(spiker, 756),
		volleyball(canvas, { x: 556, y: 200, scale: 1.5 }),
		person(canvas, spiker),
		grass(canvas, { line: () => 772, depth: 34, count: 46, seed: 12, size: 64, colour: ink }),
	]
})
