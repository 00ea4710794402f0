import { dots } from '#pictures/kit/dots.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { horse } from '#pictures/parts/nature/animals/horse.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm, palmsAt } from '#pictures/parts/nature/palm.ts'
import { woods } from '#pictures/parts/nature/tree.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

const ink = {
	sky: '#a9d3d6',
	meadow: '#b9c468',
	grain: '#98ac56',
	fern: '#2f6157',
	shade: '#1f5a45',
	forest: '#143730',
	trunk: '#f7f2e6',
	bark: '#b3a684',
}

/** Idea: the palm is too tall for the picture, so only its shadow fits, and there is room in it for all of us. */
export const valleyDay = scene('valley-day', 'day', (canvas) => {
	const { sky, meadow, shade, forest } = ink
	const inShade = {
		...canvas,
		palette: { ...canvas.palette, palm: shade, trunk: shade, haze: shade },
	}
	return [
		rect(0, 0, 1600, 900, sky),
		cocoraRidge(canvas, {
			from: 'lookout',
			floor: 330,
			rise: 280,
			light: -1,
			lit: '#93b58c',
			shade: '#3b7063',
			haze: sky,
		}),
		woods(canvas, { line: (x) => 318 + x / 90, colour: ink.fern, size: 26, seed: 3 }),
		path('M0,330Q420,300 820,338T1600,320V900H0z', meadow),
		path('M1600,320Q1400,330 1240,390T1010,470T1180,560T1600,600z', '#8fb05c'),
		palmsAt(
			canvas,
			[
				[1300, 440, 210],
				[1440, 480, 300],
				[1540, 560, 420],
			],
			{ depth: 0.05, shadow: { ink: shade, slant: 0.42, length: -0.36 } },
		),
		// The grass, finer with distance.
		dots(ink.grain, 15, (row) => ({
			y: 380 + row * 14 + row ** 2,
			size: 2.5 + row / 3,
			gap: 10 + row * 1.5,
		})),
		castShadow(palm(inShade, { x: 590, y: 800, height: 940, variant: 2 }), {
			y: 800,
			slant: 0.36,
			length: -0.385,
		}),
		path('M540,830Q700,600 922,446H934Q760,610 640,840z', shade),
		horse(canvas, { x: 965, y: 462, height: 62, coat: '#fbf6ea', mane: '#d9cdb0' }),
		silhouette(canvas, { x: 838, y: 480, height: 80, pose: 'sit', top: '#f2b36b' }),
		silhouette(canvas, { x: 888, y: 500, height: 80, pose: 'sit', top: '#b8562f', flip: true }),
		path('M540,-10H594L622,860H524z', ink.trunk),
		path('M576,-10H594L622,860H584z', ink.bark),
		line(rings(), ink.shade, 5, { 'stroke-linecap': 'butt' }),
		path('M0,900V800Q300,760 620,806T1240,850L1600,830V900z', forest),
	]
})

/** The scars that fallen fronds leave, closer together the higher they are. */
function rings(): string {
	return Array.from({ length: 17 }, (_, index) => {
		const y = 790 - index * 66 + index ** 2
		const half = 27 + Math.round(y / 40)
		return `M${567 + Math.round(y / 145) - half},${y}q${half},16 ${half * 2},0`
	}).join('')
}
