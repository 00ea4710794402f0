import { mix } from '#pictures/kit/colour.ts'
import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { woods } from '#pictures/parts/nature/tree.ts'
import { inShorts, people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { football } from '#pictures/parts/things/ball.ts'
import { struckNet } from '#pictures/parts/things/net.ts'

/** Idea: the goal as the net sees it. */
export const gamesFootball = scene('games-football', 'day', (canvas) => {
	const { grass: green, ground, palm: leaf, haze } = canvas.palette
	const sunlit = mix(green, '#e6d27c', 0.4)
	const mown = mix(green, '#e6d27c', 0.22)
	const dark = mix(ground, leaf, 0.8)
	const standing = (options: PersonOptions) =>
		castShadow(person(canvas, { ...options, ink: dark }), {
			y: options.y,
			slant: 0.7,
			length: 0.3,
			opacity: 0.5,
		}) + person(canvas, { ...options, light: -1 })
	const keeper: PersonOptions = {
		x: 610,
		y: 530,
		height: 420,
		pose: poses.diving,
		outfit: inShorts({
			...people.elena,
			top: '#c8553a',
			bottom: '#22302d',
			hairStyle: 'tail',
			longSleeves: true,
		}),
		anchor: 'hips',
		back: true,
		light: -1,
	}
	return [
		sky(canvas, { horizon: 420 }),
		cocoraRidge(canvas, {
			from: 'house',
			floor: 440,
			rise: 330,
			light: -1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		palmsAt(
			canvas,
			[
				[60, 430, 210],
				[160, 432, 150],
				[1010, 432, 170],
				[1110, 430, 230],
			],
			{ depth: 0.2 },
		),
		woods(canvas, { line: () => 424, colour: mix(leaf, haze, 0.2), size: 22, seed: 4 }),
		path('M0,428H1200V800H0z', sunlit),
		path('M0,452H1200V486H0zM0,530H1200V600H0z', mown),
		line('M-20,650L300,500H900L1220,650', '#fdf6e6', 6),
		standing({
			x: 880,
			y: 520,
			height: 120,
			pose: poses.running,
			outfit: inShorts(people.julian),
			flip: true,
		}),
		standing({
			x: 236,
			y: 580,
			height: 230,
			pose: poses.kicking,
			outfit: inShorts({ ...people.andres, bottom: '#f7f2e6' }),
		}),
		path('M0,724L1200,676V800H0z', dark),
		line('M0,724L1200,676', '#fdf6e6', 10),
		castShadow(person(canvas, { ...keeper, y: 590, ink: '#0b2a20' }), {
			y: 706,
			slant: 0.5,
			length: 0.2,
			opacity: 0.6,
		}),
		line('M-30,46L1110,132V684', '#fdf6e6', 28, { 'stroke-linecap': 'butt' }),
		line('M-30,55L1119,141V684', '#9aa79c', 10, { 'stroke-linecap': 'butt' }),
		football(canvas, { x: 862, y: 236, scale: 1.5, turn: 20 }),
		person(canvas, keeper),
		line(
			struckNet({
				left: 0,
				right: 1200,
				top: -20,
				bottom: 800,
				gap: 50,
				struck: { x: 862, y: 236, reach: 130 },
			}),
			'#fdf6e6',
			2.5,
			{ opacity: 0.7 },
		),
	]
})
