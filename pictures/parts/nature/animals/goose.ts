import { clipped, contactShadow, linear, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

const body =
	'M-118,-66C-92,-58 -62,-78 -20,-78C14,-78 36,-70 50,-82C64,-94 66,-122 62,-152C58,-182 66,-202 86,-202C100,-202 108,-192 107,-182C106,-174 100,-169 93,-165C88,-156 92,-130 98,-100C106,-62 100,-28 76,-10C54,8 10,12 -30,6C-66,0 -96,-24 -118,-66z'

function bird(canvas: Canvas): string {
	const plumage = linear(canvas, 'down', [0, '#ffffff'], [0.6, '#fbf4e4'], [1, '#c3c6bf'])
	const shaded = linear(canvas, 'right', [0, '#b9bcb2', 0.75], [1, '#b9bcb2', 0])
	return [
		path('M102,-193C112,-199 124,-188 134,-178C124,-172 110,-172 101,-175z', '#e88a2a'),
		path('M101,-178C112,-177 124,-177 134,-178C124,-171 110,-170 100,-173z', '#bd6216'),
		path(body, plumage),
		path('M50,-82C64,-94 66,-122 62,-152Q62,-168 66,-184C76,-150 78,-110 66,-70z', shaded),
		path(
			'M-106,-52C-66,-70 -14,-70 30,-52C44,-28 12,-8 -32,-14C-62,-20 -90,-36 -106,-52z',
			linear(canvas, 'down', [0, '#ffffff'], [1, '#d0d2c9']),
		),
		line('M30,-52C44,-28 12,-8 -32,-14C-62,-20 -90,-36 -106,-52', '#9aa39c', 3, { opacity: 0.8 }),
		line('M-82,-44C-50,-36 -20,-34 8,-38M-58,-30C-36,-26 -14,-24 4,-28', '#aab1a8', 3, {
			opacity: 0.7,
		}),
		ellipse(91, -186, 3.8, 3.8, '#20221f'),
	].join('')
}

/** A white goose standing, 210 high, facing right; the placement is the ground under it. */
export function goose(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		contactShadow(4, 40, 96, 13, 0.45) +
		line('M-16,0V34M22,0V32', '#d97a20', 8) +
		path('M-24,40L-10,30L10,40zM14,38L26,28L48,38z', '#e88a2a') +
		bird(canvas)
	return stamp(canvas, 'goose', () => group({ x: 0, y: -40 }, figure()), placement)
}

/** A goose with one foot on a ball, 230 high, facing right; lit from the left of the drawing. */
export function guardGoose(
	canvas: Canvas,
	{ ink, ...placement }: Placement & { ink?: string },
): string {
	const flat = (colour: string) => ink ?? colour
	const legs = flat('#d9731c')
	const figure = () =>
		[
			line('M-14,-50V-4', legs, 9),
			path('M-30,0L-14,-12L14,0z', legs),
			group({ x: 0, y: -62 }, path(body, flat('#fffaf0'))),
			ink
				? ''
				: group(
						{ x: 0, y: -62 },
						path(
							'M-118,-66C-96,-24 -66,0 -30,6C10,12 54,8 76,-10C100,-28 106,-62 98,-100C92,-130 88,-156 93,-165C84,-150 80,-120 84,-90C86,-50 60,-24 10,-22C-40,-22 -84,-36 -118,-66z',
							'#a9b6bd',
						),
						path(
							'M-110,-58C-70,-84 -10,-80 30,-58C34,-34 0,-22 -36,-28C-66,-32 -92,-44 -110,-58z',
							'#e9ecdf',
						),
						path(
							'M-110,-58C-84,-40 -60,-32 -36,-28C0,-22 34,-34 30,-58C20,-40 -10,-36 -40,-42C-66,-46 -90,-52 -110,-58z',
							'#8d9ca6',
						),
					),
			group(
				{ x: 0, y: -62 },
				path('M102,-193C112,-199 124,-188 134,-178C124,-172 110,-172 101,-175z', legs),
				ink ? '' : path('M82,-190L98,-184L88,-180z', '#20221f'),
			),
			line('M34,-66L66,-94L88,-74', legs, 9),
			path('M72,-68L88,-80L116,-68z', legs),
		].join('')
	return stamp(canvas, `guard goose ${ink}`, figure, placement)
}

/** A goose afloat; the placement is on the water line. Its mirror image lies in the water. */
export function swimmingGoose(canvas: Canvas, placement: Placement): string {
	const above = rect(-130, -220, 290, 216, '#000')
	const figure = () =>
		`<g transform="matrix(1 0 0 -.42 0 -6)" opacity=".4">${clipped(canvas, above, bird(canvas))}</g>` +
		clipped(canvas, above, bird(canvas)) +
		line('M-128,-2H-70M-50,-4H92M112,-2H150M-90,10H40M70,9H120', '#ffffff', 4, { opacity: 0.75 })
	return stamp(canvas, 'swimming goose', figure, placement)
}

/** A gosling afloat, 60 long. */
export function gosling(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		ellipse(0, 6, 28, 7, '#e9b93c', { opacity: 0.35 }) +
		path(
			'M-34,-16C-22,-12 -8,-24 6,-22C4,-34 10,-42 20,-42C32,-42 36,-30 30,-22C34,-8 24,2 0,2C-18,2 -30,-4 -34,-16z',
			linear(canvas, 'down', [0, '#ffe08a'], [1, '#d99f2c']),
		) +
		path('M31,-35L43,-30L31,-27z', '#d9731c') +
		path('M-18,-12C-6,-18 6,-14 10,-8C2,-2 -12,-2 -18,-12z', '#c98d24', { opacity: 0.7 }) +
		ellipse(24, -34, 2.6, 2.6, '#20221f') +
		line('M-38,4H-16M-6,5H36', '#fff', 3, { opacity: 0.7 })
	return stamp(canvas, 'gosling', figure, placement)
}
