import { cornersOf, type Vec } from '#pictures/kit/camera.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, path } from '#pictures/kit/shapes.ts'
import { parrot } from '#pictures/parts/nature/animals/bird.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { cabin, dome, greenhouse, house, jeep, pagoda, tents } from './birds-eye-buildings.ts'
import { forest, ground, lake, pitch, river, road } from './birds-eye-ground.ts'
import { ink, sunlight, view } from './birds-eye-view.ts'

/** Idea: the place as the parrots see it, small between the long shadows of the palms. */
export const birdsEye = scene('birds-eye', 'day', (canvas) => [
	sky(canvas, { horizon: 130 }),
	cocoraRidge(canvas, { from: 'lookout', floor: 190, rise: 180, light: -1 }),
	ground(canvas),
	river(),
	...forest(),
	pitch(),
	road(),
	lake(),
	palmShadows(),
	greenhouse(),
	dome(33, 26),
	dome(43, 17),
	cabin(),
	house(),
	pagoda(),
	...tents(),
	jeep(),
	palms(canvas),
	path('M0,610C120,640 260,720 330,800H0z', '#143730'),
	palm(canvas, { x: 120, y: 1240, height: 700, variant: 1 }),
	parrot(canvas, { x: 960, y: 660, size: 230, turn: 10, flip: true }),
	parrot(canvas, { x: 700, y: 730, size: 130, wings: 'down', turn: 6, flip: true }),
	parrot(canvas, { x: 1130, y: 590, size: 100, turn: 16, flip: true }),
])

const stand = [
	[-36, 52, 30],
	[-6, 44, 28],
	[26, 42, 32],
	[58, 30, 30],
	[-44, 16, 32],
	[17, 14, 26],
	[52, -6, 30],
] as const

function palmShadows(): string {
	return stand
		.map(([x, z, height]) => {
			const tip: Vec = [x, height, z]
			const reach = -height / sunlight[1]
			const [fx, fy] = view.point([x + sunlight[0] * reach, 0, z + sunlight[2] * reach])
			const r = view.scale(tip) * 3
			return (
				view.shadow(
					cornersOf([x - 0.4, 0, z - 0.4], [x + 0.4, height, z + 0.4]),
					sunlight,
					ink.meadowShade,
				) + ellipse(fx, fy, r * 1.5, r * 0.62, ink.meadowShade)
			)
		})
		.join('')
}

function palms(canvas: Canvas): string {
	return stand
		.map(([x, z, height], index) => {
			const [fx, fy] = view.point([x, 0, z])
			const [, top] = view.point([x, height, z])
			return palm(canvas, {
				x: fx,
				y: fy,
				height: fy - top,
				variant: index,
				flip: true,
				depth: Math.max(0, z / 160),
			})
		})
		.join('')
}
