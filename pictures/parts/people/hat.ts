import { stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A sombrero aguadeño: fine pale straw with a black band; 240 wide, seen from the front. */
export function sombrero(canvas: Canvas, placement: Placement): string {
	const figure = () => {
		const straw = '#fbf1da'
		return [
			path('M-120,0C-110,-34 -60,-40 0,-40S110,-34 120,0C90,30 40,34 0,34S-90,30 -120,0z', straw),
			path('M-120,0C-90,30 -40,34 0,34S90,30 120,0C100,40 40,46 0,46S-100,40 -120,0z', '#a88d5e'),
			line(
				'M-96,2C-60,20 -30,22 0,22S60,20 96,2M-104,-8C-60,8 -30,12 0,12S60,8 104,-8',
				'#c9b184',
				2.5,
				{ opacity: 0.7 },
			),
			path(
				'M-66,-20C-70,-80 -60,-112 -36,-116C-20,-118 -10,-106 0,-106S20,-118 36,-116C60,-112 70,-80 66,-20C40,-4 -40,-4 -66,-20z',
				straw,
			),
			path(
				'M20,-113C26,-117 31,-117 36,-116C60,-112 70,-80 66,-20C58,-15 44,-11 28,-9C44,-40 34,-80 20,-113zM66,-20Q96,-24 108,-24Q118,-12 120,0C100,22 70,30 40,33C70,22 90,8 66,-20z',
				'#c9b184',
			),
			path('M-67,-38C-40,-22 40,-22 67,-38L66,-14C40,4 -40,4 -66,-14z', '#241c18'),
			path('M-20,-108C-12,-90 12,-90 20,-108C12,-114 6,-106 0,-106S-12,-114 -20,-108z', '#a88d5e', {
				opacity: 0.7,
			}),
		].join('')
	}
	return stamp(canvas, 'sombrero', figure, placement)
}
