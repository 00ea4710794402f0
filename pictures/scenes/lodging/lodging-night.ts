import { camera, type Vec } from '#pictures/kit/camera.ts'
import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour } from '#pictures/kit/shapes.ts'
import { cabinModel } from '#pictures/parts/buildings/cabin-model.ts'
import { smoke } from '#pictures/parts/buildings/smoke.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm, palmsAt } from '#pictures/parts/nature/palm.ts'
import { moon, sky, stars } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

/** From the hillside in front, above the eaves. */
const view = {
	eye: [-19, 15, -27],
	target: [0, 2.5, 0],
	focal: 1250,
	centre: [590, 492],
} as const

/** Idea: the cabin's windows light the way to its own door. */
export const lodgingNight = scene('lodging-night', 'night', (canvas) => {
	const { ridges, ground, grass: green, haze } = canvas.palette
	const ink = mix(ground, '#000000', 0.45)
	const seen = camera(view)
	const spot: Vec = [-1.3, 0, -9.4]
	const [x, y] = seen.point(spot)
	const guest: PersonOptions = {
		x,
		y,
		height: 1.75 * seen.scale(spot),
		pose: poses.striding,
		outfit: { ...people.marta, pack: '#d9a05a' },
		flip: true,
		light: -1,
	}
	const chimney = seen.point([-0.1, 9.6, 2.1])
	return [
		sky(canvas, { horizon: 420 }),
		stars(canvas, { count: 120, bottom: 250 }),
		moon(canvas, { x: 1014, y: 282, radius: 42 }),
		cocoraRidge(canvas, {
			from: 'house',
			floor: 400,
			rise: 235,
			light: 1,
			lit: '#5d7f92',
			shade: ridges[3],
			haze: mix(haze, ridges[1], 0.4),
		}),
		contour('0,800 0,380 0,380 300,372 700,388 1200,366 1200,366 1200,800 1200,800', green),
		contour(
			'0,800 0,420 0,420 260,430 520,470 700,520 1000,600 1200,700 1200,700 1200,800 1200,800',
			mix(green, ground, 0.5),
		),
		palmsAt(canvas, [
			[180, 420, 190],
			[280, 436, 140],
			[1100, 430, 210],
			[980, 410, 150],
		]),
		cabinModel({
			...view,
			shadow: { light: [-0.9, -0.8, -0.3], ink: ground },
			spill: '#6b6a4a',
			inks: {
				front: '#4a3a3c',
				side: '#2a2530',
				roof: '#5a6a78',
				roofShade: '#2c3644',
				wood: '#17141a',
				stone: '#59626a',
				stoneShade: '#2c333c',
				shadow: '#0a0d14',
				glass: '#ffd27a',
				shutters: '#1c3a3c',
				flowers: '#a85a6a',
			},
		}),
		castShadow(person(canvas, { ...guest, ink }), {
			y: guest.y,
			slant: 0.5,
			length: 0.5,
			opacity: 0.6,
		}),
		person(canvas, guest),
		contour('0,800 0,640 0,640 140,660 300,720 420,800 420,800', ink),
		palm(canvas, { x: 130, y: 700, height: 540, variant: 1 }),
		smoke({ x: chimney[0], y: chimney[1], height: 150, opacity: 0.4 }),
	]
})
