import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { path, rect } from '#pictures/kit/shapes.ts'
import { guardGoose } from '#pictures/parts/nature/animals/goose.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { type Pose, poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'

const ink = { sky: '#a9d3d6', meadow: '#b9c468', mown: '#a3b45c', shade: '#2f6157' }
const shadow = { slant: -0.75, length: 0.12 }

/** The weight on the back leg, hands on the hips. */
const waiting: Pose = {
	lean: -4,
	head: 6,
	armFront: [40, -50],
	armBack: [-46, 44],
	legFront: [14, 6],
	legBack: [-6, -4],
}

/** Idea: a goose has confiscated the football. */
export const serviceGames = scene('service-games', 'day', (canvas) => {
	const child = (options: Pick<PersonOptions, 'x' | 'y' | 'height' | 'pose' | 'outfit'>) => {
		const figure = { ...options, outfit: inShorts(options.outfit), child: true }
		return (
			castShadow(person(canvas, { ...figure, ink: ink.shade }), { y: figure.y, ...shadow }) +
			person(canvas, figure)
		)
	}
	const goose = { x: 930, y: 760, scale: 2.7, flip: true }
	return [
		rect(0, 0, 1200, 800, ink.sky),
		cocoraRidge(canvas, {
			from: 'lake',
			floor: 300,
			rise: 250,
			lit: '#93b58c',
			shade: '#3b7063',
			haze: ink.sky,
		}),
		palmsAt(canvas, [[110, 330, 290]]),
		path('M0,300Q400,280 700,304T1200,290V800H0z', ink.meadow),
		path('M0,430Q500,400 1200,470V590Q500,500 0,540z', ink.mown),
		child({ x: 200, y: 470, height: 190, pose: waiting, outfit: people.julian }),
		child({
			x: 380,
			y: 560,
			height: 270,
			pose: poses.asking,
			outfit: { ...people.marta, hairStyle: 'tail', top: '#c8553a' },
		}),
		castShadow(guardGoose(canvas, { ...goose, ink: ink.shade }), { y: 760, ...shadow }),
		football(canvas, { x: 681, y: 667, scale: 3.1, flip: true }),
		guardGoose(canvas, goose),
	]
})
