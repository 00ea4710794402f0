import { scene } from '#pictures/kit/scene.ts'
import { playTower, seesaw, swings } from '#pictures/parts/buildings/play-zone.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { shrub } from '#pictures/parts/nature/tree.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

export const gamesPlayZone = scene('games-play-zone', 'day', (canvas) => {
	const kid = { x: 0, y: 0, height: 150, child: true, anchor: 'hips' } as const
	return [
		valleyView(canvas, { from: 'lake', floor: 470, rise: 380, seed: 44 }),
		lawn(canvas, { y: 480, tufts: 60, blossom: ['#fbe08a', '#fdf3dc'] }),
		shrub(canvas, { x: 80, y: 520, height: 80, blossom: '#f4a9b8' }),
		shrub(canvas, { x: 1130, y: 530, height: 90, blossom: '#fbe08a' }),
		swings(canvas, {
			x: 236,
			y: 608,
			scale: 1.1,
			rider: person(canvas, { ...kid, pose: poses.swinging, outfit: people.elena }),
		}),
		playTower(
			canvas,
			{ x: 680, y: 606, scale: 1.1 },
			person(canvas, {
				...kid,
				x: 196,
				y: -108,
				pose: poses.sliding,
				outfit: inShorts(people.julian),
			}),
		),
		seesaw(canvas, {
			x: 520,
			y: 774,
			scale: 1.15,
			left: person(canvas, { ...kid, pose: poses.riding, outfit: people.marta }),
			right: person(canvas, {
				...kid,
				pose: poses.riding,
				outfit: inShorts(people.andres),
				flip: true,
			}),
		}),
	]
})
