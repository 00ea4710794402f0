import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { playTower } from '#pictures/parts/buildings/play-zone.ts'
import { goose } from '#pictures/parts/nature/goose.ts'
import { lake } from '#pictures/parts/nature/lake.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'
import { volleyballNet } from '#pictures/parts/things/net.ts'

export const serviceGames = scene('service-games', 'day', (canvas) => [
	valleyView(canvas, { floor: 430, rise: 340, seed: 52, palms: true }),
	lawn(canvas, { y: 450, tufts: 60, blossom: ['#fbe08a', '#fdf3dc'] }),
	lake(canvas, { x: 1150, y: 540, rx: 170, ry: 38 }),
	volleyballNet(canvas, {
		near: { x: 70, y: 660, height: 270 },
		far: { x: 270, y: 540, height: 190 },
	}),
	playTower(
		canvas,
		{ x: 590, y: 610, scale: 1.05 },
		person(canvas, {
			x: 196,
			y: -108,
			height: 150,
			pose: poses.sliding,
			outfit: inShorts(people.marta),
			anchor: 'hips',
			child: true,
		}),
	),
	goose(canvas, { x: 850, y: 768, scale: 0.72, flip: true }),
	goose(canvas, { x: 1020, y: 752, scale: 0.66, flip: true }),
	contactShadow(canvas, 330, 742, 90, 14, 0.45),
	person(canvas, {
		x: 330,
		y: 738,
		height: 250,
		pose: poses.kicking,
		outfit: inShorts(people.andres),
		child: true,
	}),
	contactShadow(canvas, 512, 738, 34, 9, 0.45),
	football(canvas, { x: 510, y: 712, scale: 0.9 }),
])
