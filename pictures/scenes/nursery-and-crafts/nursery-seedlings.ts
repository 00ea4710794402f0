import { mix } from '#pictures/kit/colour.ts'
import { perspective } from '#pictures/kit/depth.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { palmSeedling } from '#pictures/parts/things/pots/palm-seedling.ts'

/** Idea: in bars of shade the seedlings look out at the palms they will be. */
export const nurserySeedlings = scene('nursery-seedlings', 'day', (canvas) => {
	const { grass: green, ground, palm: leaf } = canvas.palette
	const dark = mix(ground, leaf, 0.8)
	const ink = '#0f2b22'
	const sunlit = mix(green, '#e6d27c', 0.5)
	const eye = perspective(820, 360)
	/** Slats across the roof, and the slanting bars of sun they let through to the floor. */
	const bars = (height: number, count: number, shift: number, slant: number) => {
		let d = ''
		for (let slat = 0; slat < count; slat++) {
			const near = eye(0, height, (slat + shift) * 0.34 - 0.3).y
			const far = eye(0, height, (slat + shift + 0.52) * 0.34 - 0.3).y
			const drop = (y: number) => n(y + (y - 360) * slant, 0)
			d += `M0,${drop(near)}L1200,${n(near, 0)}V${n(far, 0)}L0,${drop(far)}z`
		}
		return d
	}
	const row = (depth: number, columns: readonly number[]) =>
		columns.map((column) => {
			const spot = eye(column * 190, 400, depth)
			return palmSeedling(canvas, {
				...spot,
				scale: spot.scale * 1.05,
				flip: column % 2 !== 0,
				leaf: '#7fae5c',
				shade: '#2c6544',
			})
		})
	const gardener: PersonOptions = {
		x: 800,
		y: 610,
		height: 330,
		pose: poses.tending,
		outfit: { ...people.tomas, top: '#c8553a', bottom: '#20363f' },
		light: 1,
		flip: true,
	}
	return [
		sky(canvas, { horizon: 420 }),
		cocoraRidge(canvas, {
			from: 'lookout',
			floor: 430,
			rise: 262,
			light: 1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		path('M0,416H1200V470H0z', sunlit),
		palmsAt(
			canvas,
			[
				[430, 430, 130],
				[560, 424, 170],
				[930, 428, 190],
				[1010, 444, 220],
				[1150, 434, 170],
			],
			{ shadow: { ink: leaf, slant: -0.7, length: 0.06, opacity: 0.5 } },
		),
		path('M0,452H1200V800H0z', mix(dark, '#6b5a3a', 0.2)),
		path(bars(400, 14, 0.5, 0.22), mix(sunlit, '#b79a5a', 0.4)),
		// Roof and left wall of netting, in shade.
		path(bars(-620, 7, 0, 0.1), ink),
		path('M0,-60L330,128V470L0,720z', dark),
		line('M330,120V480M110,20V640M1090,140V560', ink, 16),
		line('M320,126L1200,146', ink, 14),
		...row(2.6, [-6, -5, -4, -3, -2, 1, 2, 3]),
		...row(1.9, [-5, -4, -3, -2, 1, 2]),
		...row(1.35, [-4, -3, -2, 1, 2]),
		castShadow(person(canvas, { ...gardener, ink }), {
			y: 610,
			slant: -0.6,
			length: 0.16,
			opacity: 0.5,
		}),
		person(canvas, gardener),
		...row(0.85, [-4, -3, -2, 1, 2]),
		...row(0.4, [-4, -3, -2, 1, 2]),
		...row(0, [-4, -3, -2, 1]),
		palmSeedling(canvas, { x: 250, y: 840, scale: 2.1, leaf: '#7fae5c', shade: '#2c6544' }),
	]
})
