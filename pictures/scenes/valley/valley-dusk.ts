import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { horse } from '#pictures/parts/nature/animals/horse.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { type Bend, ribbon } from '#pictures/parts/nature/river.ts'
import { woods } from '#pictures/parts/nature/tree.ts'

const ink = {
	sky: '#4a4668',
	lit: '#6b5a72',
	shade: '#36375a',
	bank: '#17263a',
	dark: '#0d1722',
	water: '#f09a58',
	sun: '#ffe6b0',
}

const bends: readonly Bend[] = [
	[960, 322, 6],
	[880, 346, 26],
	[1020, 384, 66],
	[900, 440, 210],
	[800, 540, 560],
	[860, 700, 820],
	[760, 980, 1300],
]

/** Idea: the sun has gone from the sky, but the river has kept it. */
export const valleyDusk = scene('valley-dusk', 'dusk', (canvas) => {
	const herd = [
		horse(canvas, { x: 715, y: 580, height: 140, coat: ink.dark, mane: ink.dark }),
		horse(canvas, { x: 930, y: 590, height: 84, coat: ink.dark, mane: ink.dark, flip: true }),
	].join('')
	const inked = {
		...canvas,
		palette: { ...canvas.palette, palm: ink.bank, trunk: ink.bank, haze: ink.bank },
	}
	return [
		rect(0, 0, 1600, 900, ink.sky),
		cocoraRidge(canvas, {
			from: 'lookout',
			floor: 330,
			rise: 270,
			lit: ink.lit,
			shade: ink.shade,
			haze: ink.sky,
		}),
		woods(canvas, { line: (x) => 322 - x / 200, colour: ink.bank, size: 24, seed: 5 }),
		rect(0, 330, 1600, 570, ink.bank),
		path(ribbon(bends), ink.water),
		clipped(
			canvas,
			path(ribbon(bends), '#000'),
			ellipse(830, 740, 104, 104, ink.sun),
			el('g', { transform: 'matrix(1 0 0 -1 0 1166)' }, herd),
		),
		line('M600,668H740M790,700H990M700,742H830M850,784H1080M680,816H800', ink.water, 11),
		line('M1020,650H1130M520,700H600M470,800H560M1080,840H1190', ink.sun, 6),
		herd,
		palmsAt(inked, [
			[1250, 520, 440],
			[1380, 640, 620],
		]),
		path('M0,900V420Q150,470 210,640T300,900z', ink.dark),
	]
})
