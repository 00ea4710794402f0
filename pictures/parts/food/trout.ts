import { clipped, contactShadow, linear } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

const body =
	'M-304,10C-296,-16 -262,-46 -200,-66C-120,-92 -20,-98 70,-78C140,-60 190,-38 232,-26C258,-36 288,-66 318,-78C304,-42 300,-20 301,2C302,26 310,50 324,76C290,66 258,42 232,22C180,40 120,64 40,78C-50,90 -140,84 -204,66C-250,52 -290,34 -304,10z'

/** A whole rainbow trout, 620 long, its head to the left, resting at the placement. */
export function trout(canvas: Canvas, placement: Placement): string {
	const skin = linear(
		canvas,
		'down',
		[0, '#3f4a30'],
		[0.26, '#77794a'],
		[0.42, '#c9a182'],
		[0.62, '#ecdcc4'],
		[1, '#c9b79a'],
	)
	const blush = linear(
		canvas,
		'down',
		[0, '#d2545f', 0],
		[0.45, '#d2545f', 0.9],
		[0.62, '#d8626a', 0.8],
		[1, '#e08a86', 0],
	)
	const tail = linear(canvas, 'down', [0, '#4c5233'], [0.5, '#8c6f4c'], [1, '#5d5636'])
	return group(
		placement,
		contactShadow(canvas, 0, 76, 320, 44, 0.5),
		fins(),
		path(body, skin),
		clipped(
			canvas,
			path(body, '#000'),
			path('M-216,-34C-80,-48 110,-36 236,-14L300,-6L300,14L232,10C120,30 -90,36 -214,34z', blush),
			path('M-320,90C-160,112 60,108 240,40V120H-320z', '#8a7250', { opacity: 0.35 }),
			path('M-320,-100H-214C-186,-50 -186,30 -214,90H-320z', '#5c5a38', { opacity: 0.4 }),
			line('M-190,-62C-90,-84 0,-86 60,-70S170,-40 226,-24', '#fff', 5, { opacity: 0.28 }),
			path('M226,-60H340V90H226C250,30 250,-20 226,-60z', tail, { opacity: 0.85 }),
			line(spots(), '#23261a', 8.5, { opacity: 0.85 }),
			line(spots(7), '#23261a', 5.5, { opacity: 0.75 }),
			line('M246,-18L302,-58M250,-8L300,-30M252,0H300M250,8L304,34M244,16L308,60', '#2e2a1a', 3, {
				opacity: 0.5,
			}),
			scores(),
		),
		head(),
		path('M-172,34C-140,34 -104,58 -92,88C-132,86 -170,68 -172,34z', '#b06a48'),
		line('M-166,42L-112,80M-164,50L-132,78', '#7a4229', 3, { opacity: 0.6 }),
	)
}

function fins(): string {
	return [
		path('M-48,-88C-40,-126 16,-146 70,-132C58,-112 62,-92 76,-74z', '#6d6038'),
		line('M-24,-92L-6,-124M2,-92L22,-130M30,-88L46,-130', '#3c3720', 3, { opacity: 0.55 }),
		path('M160,-52C164,-72 184,-80 200,-72C192,-62 192,-52 196,-38z', '#6d6038'),
		path('M20,76C30,104 60,122 92,120C88,100 84,84 86,66z', '#b06a48'),
		path('M126,60C134,88 166,104 194,98C186,80 182,60 184,38z', '#b06a48'),
		line('M34,84L62,110M54,80L78,112M142,64L166,92M160,56L180,90', '#7a4229', 3, { opacity: 0.55 }),
	].join('')
}

function head(): string {
	return [
		line('M-214,-60C-184,-26 -184,30 -216,62', '#3c3720', 5, { opacity: 0.75 }),
		line('M-228,-30C-212,-10 -212,18 -230,38', '#3c3720', 3, { opacity: 0.35 }),
		line('M-303,11C-288,16 -270,20 -250,20', '#3c2a1c', 5),
		ellipse(-262, -14, 15, 15, '#e2c56c'),
		ellipse(-262, -14, 9.5, 9.5, '#14130e'),
		ellipse(-266, -18, 3.2, 3.2, '#fff'),
	].join('')
}

/** The cook's cuts, browned by the pan. */
function scores(): string {
	return [-96, -6, 84]
		.map((x) => {
			const cut = `M${x},-70C${x - 26},-40 ${x - 30},-4 ${x - 22},34`
			return line(cut, '#8c4f22', 9, { opacity: 0.75 }) + line(cut, '#f3d9a2', 4)
		})
		.join('')
}

function spots(seed = 3): string {
	const random = seededRandom(seed)
	let dots = ''
	for (let index = 0; index < 46; index++) {
		const x = -240 + random() * 540
		const depth = random() ** 1.5 * 78
		const top = x < 60 ? -80 + Math.abs(x + 40) * 0.12 : -78 + (x - 60) * 0.3
		dots += `M${n(x, 0)},${n(top + depth, 0)}h.1`
	}
	return dots
}
