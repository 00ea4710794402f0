import { curve, points } from '#pictures/kit/curve.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point } from '#pictures/kit/svg.ts'

export type HorseOptions = {
	/** Where it stands: the ground under the middle of the body. */
	x: number
	y: number
	/** Height at the withers. */
	height: number
	coat?: string
	/** Mane, tail and hooves. */
	mane?: string
	/** Facing left instead of right. */
	flip?: boolean
	/** Uphill or downhill, in degrees. */
	turn?: number
}

/* Outlines in hundredths of the height at the withers, facing right. A doubled point is a corner. */
const trunk = points(
	'121,-141 123,-150 123,-150 127,-141 131,-137 140,-124 151,-110 155,-105 154,-99 148,-97 142,-101 134,-107 127,-112 120,-112 114,-100 108,-86 106,-74 103,-62 94,-56 76,-51 58,-50 42,-53 30,-60 20,-58 4,-58 -3,-70 -2,-84 6,-95 16,-101 27,-102 40,-97 54,-95 66,-98 76,-103 86,-110 97,-122 108,-134 116,-139',
)
const nearFore = points(
	'84,-70 87,-54 95,-38 98,-31 101,-15 101,-10 105,-5 104,0 104,0 116,0 116,0 112,-7 109,-12 107,-28 108,-36 107,-50 108,-72',
)
const farFore = points(
	'80,-62 83,-48 82,-37 79,-30 71,-15 68,-11 68,-6 64,-2 64,-2 74,1 74,1 74,-7 76,-13 86,-29 90,-37 95,-48 100,-64',
)
const nearHind = points(
	'38,-66 31,-58 20,-50 9,-42 4,-34 -1,-18 -3,-12 2,-6 7,0 7,0 -6,0 -6,0 -6,-6 -10,-12 -8,-20 -5,-33 -8,-41 -3,-50 -4,-62 -3,-76 14,-86',
)
const farHind = points(
	'30,-66 38,-56 31,-46 24,-39 23,-32 28,-16 29,-12 34,-6 38,0 38,0 26,0 26,0 26,-5 22,-11 20,-18 14,-32 11,-40 14,-48 8,-60',
)
const tail = points(
	'6,-97 -6,-95 -15,-86 -20,-68 -20,-46 -15,-26 -15,-26 -9,-40 -7,-56 -2,-72 4,-84',
)
const mane = points(
	'127,-140 127,-140 120,-145 110,-140 98,-128 86,-115 78,-105 84,-100 88,-104 92,-102 96,-110 101,-110 104,-120 110,-122 113,-131 120,-134 125,-130',
)

const belly = points(
	'105,-72 103,-62 94,-56 76,-51 58,-50 42,-53 30,-60 8,-58 8,-58 36,-66 60,-60 84,-62',
)
const hooves = 'M49,0L51.5-5L61-5L64,0zM-58,0L-57.6-5L-49.5-5L-45,0z'
const farHooves = 'M12,-2L15,-5.5L22,-4.5L22,1zM-26,0L-25.6-5L-18-5L-14,0z'

export function horse(canvas: Canvas, options: HorseOptions): string {
	const { x, y, height, coat = '#7a4a2f', mane: hair = '#2b1a12', flip, turn } = options
	const id = horseFigure(canvas)
	return place(id, { x, y, scale: height / 100, flip, turn }, { fill: coat, color: hair })
}

function horseFigure(canvas: Canvas): string {
	const part = (outline: Point[], attributes = {}) => {
		const centred = outline.map(([px, py]): Point => [px - 52, py])
		return el('path', { d: curve(centred, { decimals: 1, tension: 0.9 }), ...attributes })
	}
	const hair = { fill: 'currentColor' }
	const shade = { fill: 'currentColor', opacity: 0.4 }
	return canvas.define('horse', (id) =>
		el(
			'g',
			{ id },
			el('ellipse', { cx: 4, cy: 1, rx: 66, ry: 4, fill: '#000', opacity: 0.2 }),
			...[farFore, farHind].map((leg) => part(leg) + part(leg, shade)),
			el('path', { d: farHooves, ...hair }),
			part(tail, hair),
			el('path', { d: 'M70-138L74-151L79-139z' }),
			...[trunk, nearFore, nearHind].map((shape) => part(shape)),
			part(belly, { ...shade, opacity: 0.22 }),
			el('path', { d: hooves, ...hair }),
			part(mane, hair),
			el('circle', { cx: 80, cy: -130, r: 1.5, ...hair }),
			el('path', { d: 'M101-104l-3,2', stroke: 'currentColor', 'stroke-width': 1.5 }),
		),
	)
}
