import { perspective } from '#pictures/kit/depth.ts'
import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { plantBench } from '#pictures/parts/buildings/nursery/plant-bench.ts'
import { aisle, polyTunnel } from '#pictures/parts/buildings/nursery/poly-tunnel.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { pottedPlant } from '#pictures/parts/things/pots/potted-plant.ts'

export const nurseryGreenhouse = scene('nursery-greenhouse', 'day', (canvas) => {
	const eye = perspective(600, 380)
	const bench = { eye, top: 210, ground: 400, end: 3.2, rows: 10, columns: 3 }
	return [
		valleyView(canvas, { floor: 440, rise: 180, seed: 36 }),
		aisle(canvas, eye, 190, 400, 3.2),
		polyTunnel(canvas, { eye, half: 660, above: 420, below: 420, end: 3.2 }),
		aisle(canvas, eye, 190, 400, 3.2),
		plantBench(canvas, {
			...bench,
			inner: -230,
			outer: -620,
			seed: 3,
			plants: [
				{ kind: 'geranium', blossom: '#d8433a' },
				{ kind: 'fern' },
				{ kind: 'geranium', blossom: '#f4a9b8' },
				{ kind: 'heliconia', blossom: '#e8792b', scale: 0.9 },
			],
		}),
		plantBench(canvas, {
			...bench,
			inner: 230,
			outer: 620,
			seed: 8,
			plants: [
				{ kind: 'palm' },
				{ kind: 'orchid', blossom: '#e8719a' },
				{ kind: 'geranium', blossom: '#fbe08a' },
				{ kind: 'succulent' },
			],
		}),
		contactShadow(600, 640, 90, 14, 0.45),
		person(canvas, { x: 600, y: 638, height: 340, pose: poses.holding, outfit: people.tomas }),
		pottedPlant(canvas, { x: 676, y: 478, scale: 0.62, kind: 'geranium', blossom: '#d8433a' }),
	]
})
