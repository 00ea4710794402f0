import { contactShadow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { group } from '#pictures/kit/shapes.ts'
import { lime } from '#pictures/parts/food/garnish.ts'
import { patacon } from '#pictures/parts/food/patacon.ts'
import { plate } from '#pictures/parts/food/plate.ts'
import { trout } from '#pictures/parts/food/trout.ts'
import { wineGlass } from '#pictures/parts/food/wine-glass.ts'
import { lawn } from '#pictures/parts/nature/lawn.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { candle } from '#pictures/parts/things/candle.ts'
import { chair } from '#pictures/parts/things/furniture/chair.ts'
import { longTable } from '#pictures/parts/things/furniture/long-table.ts'
import { stringLights } from '#pictures/parts/things/string-lights.ts'

export const packageFriends = scene('package-friends', 'dusk', (canvas) => {
	const seated = { y: 612, height: 410, anchor: 'hips' } as const
	const toast = { pose: poses.toasting, held: wineGlass(canvas, { x: 0, y: 66 }) }
	return [
		valleyView(canvas, { floor: 480, rise: 400, seed: 92, sunAt: [600, 250] }),
		lawn(canvas, { y: 520, tufts: 60 }),
		stringLights(canvas, { from: [-20, 20], to: [1220, 90], sag: 80, bulbs: 13 }),
		stringLights(canvas, { from: [-20, 150], to: [1220, -10], sag: 70, bulbs: 13 }),
		group(
			{ x: 600, y: 770, scale: 1.15 },
			group(
				{ x: -600, y: -760 },
				person(canvas, { ...seated, x: 510, outfit: people.julian, pose: poses.seated }),
				person(canvas, { ...seated, x: 384, outfit: people.rosa, ...toast }),
				person(canvas, { ...seated, x: 706, outfit: people.elena, flip: true, ...toast }),
				person(canvas, { ...seated, x: 840, outfit: people.tomas, flip: true, pose: poses.seated }),
				longTable(canvas, {
					x: 600,
					y: 580,
					width: 700,
					height: 160,
					setting:
						plate(canvas, { x: 600, y: 566, radius: 90, slant: 0.24 }) +
						group(
							{ x: 600, y: 548, scale: 0.25 },
							patacon(canvas, { x: 40, y: -30 }),
							trout(canvas, { x: 0, y: 0 }),
						) +
						plate(canvas, { x: 400, y: 572, radius: 50, slant: 0.24 }) +
						plate(canvas, { x: 800, y: 572, radius: 50, slant: 0.24 }) +
						lime(canvas, { x: 700, y: 560, scale: 0.25 }) +
						candle(canvas, { x: 486, y: 574, scale: 0.6 }) +
						candle(canvas, { x: 722, y: 580, scale: 0.6 }),
				}),
				contactShadow(canvas, 180, 742, 120, 16, 0.5),
				chair(canvas, { x: 186, y: 744, scale: 0.76 }),
				person(canvas, { ...seated, x: 176, y: 618, outfit: people.marta, ...toast }),
				chair(canvas, { x: 1014, y: 744, scale: 0.76, flip: true }),
				person(canvas, { ...seated, x: 1024, y: 618, outfit: people.andres, flip: true, ...toast }),
			),
		),
	]
})
