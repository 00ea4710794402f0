import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, ellipse, line, path } from '#pictures/kit/shapes.ts'
import { guardGoose } from '#pictures/parts/nature/animals/goose.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'

/** Leaves of the tree that hangs into the picture. */
const clumps = [
	[60, 40, 130],
	[190, 30, 90],
	[290, 24, 76],
	[400, 14, 84],
	[500, 20, 58],
	[580, 34, 44],
]
	.map(
		([x = 0, y = 0, r = 0]) =>
			`M${x - r},${y}a${r},${r * 0.8} 0 1 1 ${r * 2},0a${r},${r * 0.8} 0 1 1 ${-r * 2},0z`,
	)
	.join('')

/** Idea: a goose has confiscated the football. */
export const serviceGames = scene('service-games', 'day', (canvas) => {
	const { grass: green, ground, palm: leaf, haze, water } = canvas.palette
	const sunlit = mix(green, '#e6d27c', 0.45)
	const dark = mix(ground, leaf, 0.8)
	const ink = '#0f2b22'
	const child: PersonOptions = {
		x: 400,
		y: 700,
		height: 390,
		pose: poses.asking,
		outfit: inShorts({ ...people.marta, hairStyle: 'tail', top: '#c8553a' }),
		child: true,
		light: 1,
	}
	const goose = { x: 760, y: 704, scale: 1.02, flip: true }
	const shadow = { slant: -0.6, length: 0.1, opacity: 0.45 }
	return [
		sky(canvas, { horizon: 420 }),
		cocoraRidge(canvas, {
			from: 'lake',
			floor: 440,
			rise: 340,
			light: 1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		palmsAt(
			canvas,
			[
				[760, 430, 170],
				[860, 434, 230],
				[1130, 430, 190],
			],
			{ depth: 0.2 },
		),
		contour(
			'0,800 0,430 0,430 300,418 700,426 1000,418 1200,430 1200,430 1200,800 1200,800',
			mix(sunlit, haze, 0.15),
		),
		ellipse(820, 520, 480, 54, mix(leaf, green, 0.4)),
		ellipse(820, 516, 480, 50, mix(water, '#ffffff', 0.25)),
		path('M760,516h190l-40,14h-150zM600,500h90l-16,8h-84zM980,540h130l-30,8h-120z', '#ffffff', {
			opacity: 0.6,
		}),
		contour(
			'0,800 0,590 0,590 300,600 560,590 900,610 1200,580 1200,580 1200,800 1200,800',
			sunlit,
		),
		castShadow(person(canvas, { ...child, ink: dark }), { y: 700, ...shadow }),
		castShadow(guardGoose(canvas, { ...goose, ink: dark }), { y: 704, ...shadow }),
		person(canvas, child),
		football(canvas, { x: 666, y: 669, scale: 1.16, flip: true }),
		guardGoose(canvas, goose),
		contour('0,800 0,740 0,740 240,752 520,742 800,760 1200,744 1200,744 1200,800 1200,800', dark),
		contour(
			'0,800 0,0 0,0 96,0 96,0 92,160 104,380 92,560 110,680 150,770 150,770 150,800 150,800',
			ink,
		),
		contour('60,150 60,150 200,96 380,84 560,60 620,66 560,86 400,112 220,130 90,220', ink),
		path(clumps, ink),
		line('M196,110V520M292,98V520', ink, 6),
		line('M180,522H308', ink, 18),
		grass(canvas, { line: () => 748, depth: 50, count: 40, seed: 9, size: 40, colour: ink }),
	]
})
