import { camera, type Vec } from '#pictures/kit/camera.ts'
import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour } from '#pictures/kit/shapes.ts'
import { cabinModel } from '#pictures/parts/buildings/cabin-model.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm, palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { woods } from '#pictures/parts/nature/tree.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

const view = {
	eye: [16, 2.2, -22],
	target: [0, 3, 0],
	focal: 1300,
	centre: [700, 520],
} as const

/** Idea: someone on the balcony has already seen you come. */
export const serviceLodging = scene('service-lodging', 'dusk', (canvas) => {
	const { haze, ridges, grass: green, ground } = canvas.palette
	const sunlit = mix('#4f7f52', '#e8a85a', 0.36)
	const shadow = mix(green, ground, 0.3)
	const ink = mix(ground, '#000000', 0.3)
	const seen = camera(view)
	const standing = (
		at: Vec,
		options: Pick<PersonOptions, 'pose' | 'outfit' | 'flip'>,
	): PersonOptions => {
		const [x, y] = seen.point(at)
		return { x, y, height: 1.75 * seen.scale(at), light: -1, ...options }
	}
	const guest = standing([4.7, 0, -13], {
		pose: poses.greeting,
		outfit: { ...people.marta, pack: '#f2b36b', top: '#b8562f', bottom: '#22303c' },
	})
	return [
		sky(canvas, { horizon: 560 }),
		cocoraRidge(canvas, {
			from: 'camp',
			floor: 590,
			rise: 420,
			light: -1,
			lit: mix(ridges[0], haze, 0.3),
			shade: ridges[4],
		}),
		woods(canvas, { line: () => 566, colour: mix(ridges[4], haze, 0.12), size: 24, seed: 5 }),
		contour('0,800 0,566 0,566 400,572 800,568 1200,566 1200,566 1200,800 1200,800', sunlit),
		palmsAt(
			canvas,
			[
				[86, 610, 420],
				[1140, 600, 330],
			],
			{ shadow: { ink: shadow, slant: 1.1, length: 0.04 } },
		),
		seen.face(
			[
				[-0.9, 0, -4.5],
				[0.9, 0, -4.5],
				[4.4, 0, -20],
				[0.6, 0, -20],
			],
			mix('#d9a866', sunlit, 0.25),
		),
		cabinModel({
			...view,
			shadow: { light: [1, -0.8, 0.15], ink: shadow },
			onBalcony: person(
				canvas,
				standing([0.75, 3.1, -5], { pose: poses.leaningOut, outfit: people.julian, flip: true }),
			),
			inks: {
				front: '#c87f4a',
				side: '#5c3426',
				roof: '#c8623a',
				roofShade: '#74352a',
				wood: '#3a2018',
				stone: '#d3bd9c',
				stoneShade: '#5e5550',
				shadow: '#2a1420',
				glass: '#ffd98c',
				shutters: '#2f6157',
				flowers: '#e8719a',
			},
		}),
		castShadow(person(canvas, { ...guest, ink: shadow }), { y: guest.y, slant: 1.1, length: 0.06 }),
		person(canvas, guest),
		contour(
			'0,800 0,724 0,724 200,738 420,760 700,776 1000,770 1200,756 1200,756 1200,800 1200,800',
			ink,
		),
		grass(canvas, { line: () => 748, depth: 50, count: 46, seed: 17, size: 40, colour: ink }),
		palm(canvas, { x: 196, y: 760, height: 640, variant: 1, lean: 1, flip: true }),
	]
})
