import { stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path } from '#pictures/kit/shapes.ts'

const body =
	'M-118,-66C-92,-58 -62,-78 -20,-78C14,-78 36,-70 50,-82C64,-94 66,-122 62,-152C58,-182 66,-202 86,-202C100,-202 108,-192 107,-182C106,-174 100,-169 93,-165C88,-156 92,-130 98,-100C106,-62 100,-28 76,-10C54,8 10,12 -30,6C-66,0 -96,-24 -118,-66z'

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
