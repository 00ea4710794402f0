import { contactShadow, linear, radial } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type PlateOptions = {
	x: number
	y: number
	/** Half its width. */
	radius: number
	/** How round it looks: 1 from right above, 0.3 from table height. */
	slant?: number
	/** Colour of the hand-painted leaves on the rim. */
	motif?: string
}

/** A stoneware plate with leaves painted by hand on its rim. */
export function plate(canvas: Canvas, options: PlateOptions): string {
	const { x, y, radius, slant = 0.46, motif = '#4f7f8c' } = options
	const ry = radius * slant
	const rim = linear(canvas, 'diagonal', [0, '#fffdf4'], [0.55, '#efe6d2'], [1, '#cdbfa4'])
	const well = radial(canvas, [0.6, 0.65], [0, '#fffaf0'], [0.8, '#ece1cb'], [1, '#d3c5a9'])
	return [
		contactShadow(x + radius * 0.06, y + ry * 0.22, radius * 1.14, ry * 1.16, 0.55),
		ellipse(x, y + radius * 0.035, radius, ry, '#a8977b'),
		ellipse(x, y, radius, ry, rim),
		ellipse(x, y, radius * 0.95, ry * 0.945, 'none', { stroke: motif, 'stroke-width': 3 }),
		ellipse(x, y, radius * 0.89, ry * 0.88, 'none', {
			stroke: motif,
			'stroke-width': radius * 0.034,
			'stroke-linecap': 'round',
			'stroke-dasharray': `0 ${n(perimeter(radius * 0.89, ry * 0.88) / 44, 3)}`,
		}),
		ellipse(x, y + ry * 0.02, radius * 0.8, ry * 0.78, well),
		line(
			`M${n(x - radius * 0.97)},${n(y - ry * 0.12)}A${n(radius)},${n(ry)} 0 0 1 ${n(x - radius * 0.2)},${n(y - ry * 0.965)}`,
			'#fff',
			radius * 0.012,
			{ opacity: 0.8 },
		),
	].join('')
}

/** Ramanujan's formula, so that a whole number of dots closes the ring. */
function perimeter(a: number, b: number): number {
	return Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))
}
