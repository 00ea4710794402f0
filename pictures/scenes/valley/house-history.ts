import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palm } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f4c27c',
	white: '#fff5e0',
	shade: '#c9b08c',
	roof: '#a8452a',
	roofShade: '#6e2a1e',
	red: '#c8452c',
	teal: '#2b6d74',
	grass: '#3f7a5a',
	water: '#dba667',
	gold: '#f2bd4a',
}

/** Idea: the pond remembers the house with its palm still small. */
export const houseHistory = scene('house-history', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'gorge',
		floor: 420,
		rise: 300,
		light: -1,
		lit: '#a3b596',
		shade: '#5c8a7a',
		haze: ink.sky,
	}),
	rect(0, 400, 1200, 40, ink.grass),
	house(),
	palm(canvas, { x: 960, y: 424, height: 404, variant: 1 }),
	rect(0, 440, 1200, 360, ink.water),
	el(
		'g',
		{ transform: 'matrix(1 0 0 -1 0 880)', opacity: 0.6 },
		house(),
		palm(canvas, { x: 960, y: 440, height: 180, variant: 2 }),
	),
	line(
		'M-40,500H190M260,540H620M700,560H800M1040,540H1240M60,620H300M420,680H760M860,640H1010M140,740H420M900,740H1160',
		ink.water,
		9,
	),
	line('M700,470H820M1010,650H1130M760,720H860', '#fbe3b4', 7),
])

/** Off two edges: the roof's end, the balcony and four doors. */
function house(): string {
	const doors = [40, 200, 360, 520]
	return [
		path('M-40,150H640V440H-40z', ink.white),
		path('M-40,150H640V204H-40z', ink.shade),
		path('M-40,20H560L710,160H-40z', ink.roof),
		path('M-40,140H688L710,164H-40z', ink.roofShade),
		line(
			'M40,20L30,140M140,20L146,140M240,20L262,140M340,20L380,140M440,20L500,140M540,20L620,140',
			ink.roofShade,
			5,
		),
		...doors.map(
			(x) => rect(x, 196, 70, 90, ink.teal) + rect(x, 330, 70, 110, x === 360 ? ink.red : ink.teal),
		),
		path('M-40,286H640L662,306H-40z', ink.roofShade),
		line('M-40,236H650M-40,284H650', ink.red, 10),
		line(Array.from({ length: 22 }, (_, index) => `M${index * 30},236V284`).join(''), ink.red, 5),
		line('M150,164V440M310,164V440M470,164V440M634,164V440', ink.roofShade, 12),
		rect(-40, 410, 680, 30, ink.red),
		...[80, 230, 400, 560].map(
			(x) =>
				ellipse(x, 232, 26, 14, ink.grass) +
				line(`M${x - 16},226h0M${x},220h0M${x + 15},228h0`, ink.gold, 11),
		),
	].join('')
}
