import { perspective } from '#pictures/kit/depth.ts'
import { contactShadow, linear } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { path } from '#pictures/kit/shapes.ts'
import { shadeNet } from '#pictures/parts/buildings/shade-net.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { pottedPlant } from '#pictures/parts/things/pots/potted-plant.ts'

export const nurserySeedlings = scene('nursery-seedlings', 'day', (canvas) => {
	const eye = perspective(600, 330)
	const rows = [2.2, 1.55, 1, 0.55, 0.2, -0.03]
	return [
		valleyView(canvas, { floor: 420, rise: 330, seed: 47 }),
		lawn(canvas, { y: 430, tufts: 0 }),
		path('M300,446H900L1500,800H-300z', linear(canvas, 'down', [0, '#e0cd9c'], [1, '#a58a58'])),
		shadeNet(canvas, {
			far: 210,
			half: 430,
			posts: [
				[190, 560],
				[1010, 560],
			],
		}),
		...rows.flatMap((depth, row) =>
			[-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5].flatMap((column) => {
				const spot = eye(column * 178 + (row % 2) * 60, 440, depth)
				if (spot.x < -80 || spot.x > 1280) return []
				return [
					contactShadow(canvas, spot.x, spot.y, 60 * spot.scale, 12 * spot.scale, 0.5),
					pottedPlant(canvas, { ...spot, scale: spot.scale * 1.1, kind: 'seedling', pot: 'bag' }),
				]
			}),
		),
	]
})
