import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

const timber = { light: '#c48d57', middle: '#9a6338', dark: '#66401f' }

function post(x: number, top: number, bottom: number, width = 14): string {
	return (
		rect(x - width / 2, top, width, bottom - top, timber.middle) +
		rect(x + width / 6, top, width / 3, bottom - top, timber.dark)
	)
}

/** A wooden tower with ladder, roof and slide, 520 wide and 430 high; the placement is the tower's foot. */
export function playTower(canvas: Canvas, placement: Placement, onSlide = ''): string {
	const roof = linear(
		canvas,
		'right',
		[0, '#d9714a'],
		[0.5, '#b8562f'],
		[0.5, '#93401f'],
		[1, '#7a3318'],
	)
	const slide = linear(canvas, 'diagonal', [0, '#ffd36b'], [1, '#dd9426'])
	return group(
		placement,
		contactShadow(canvas, 20, 4, 190, 22, 0.45),
		contactShadow(canvas, 300, 4, 90, 14, 0.4),
		post(-66, -330, 0),
		post(66, -330, 0),
		line('M-84,-100L84,-20M84,-100L-84,-20', timber.dark, 8, { opacity: 0.7 }),
		rect(-74, -206, 148, 6, timber.dark),
		path(
			'M84,-196C140,-190 170,-110 220,-60C250,-28 290,-16 350,-16V2C280,4 240,-8 204,-44C160,-90 130,-164 84,-168z',
			'#a86d16',
		),
		path(
			'M84,-208C146,-204 178,-120 226,-72C256,-40 290,-28 350,-28V-16C284,-14 246,-26 214,-60C166,-110 136,-186 84,-186z',
			slide,
		),
		onSlide,
		line('M120,-190V-150M206,-72V0', timber.dark, 8),
		line('M84,-226C150,-224 184,-138 232,-90C260,-60 296,-46 352,-46', '#f6bf4c', 9),
		post(-88, -340, 2),
		post(88, -340, 2),
		rect(-100, -196, 200, 20, timber.light),
		rect(-100, -180, 200, 6, timber.dark),
		line('M-176,2L-112,-236M-140,2L-84,-206', timber.light, 10),
		line(
			'M-166,-34H-132M-157,-68H-124M-148,-102H-115M-139,-136H-106M-130,-170H-97',
			timber.middle,
			9,
		),
		line('M-80,-196V-262M-52,-196V-262M-24,-196V-262M4,-196V-262M32,-196V-262', timber.middle, 7),
		line('M-88,-262H46', timber.light, 10),
		path('M-128,-330L0,-430L128,-330z', roof),
		path('M-128,-330H128V-318H-128z', '#5c2611'),
		line('M-84,-350L0,-416M-40,-350L0,-382', '#f3a27e', 4, { opacity: 0.5 }),
		path('M0,-430V-480', 'none', { stroke: timber.dark, 'stroke-width': 6 }),
		path('M2,-480C26,-490 36,-468 62,-476V-448C36,-440 26,-462 2,-452z', '#f2b36b'),
	)
}

export type SwingsOptions = Placement & {
	/** Degrees the first swing has swung out. */
	angle?: number
	/** The child on it, drawn with the hips on the seat at the origin. */
	rider?: string
}

/** Two swings on a log frame, 380 wide and 300 high. */
export function swings(canvas: Canvas, { angle = 24, rider = '', ...at }: SwingsOptions): string {
	const leg = (d: string) => line(d, timber.dark, 15) + line(d, timber.middle, 10)
	return group(
		at,
		contactShadow(canvas, 0, 6, 220, 20, 0.4),
		leg('M-166,-290L-140,-4M166,-290L140,-4'),
		group(
			{ x: 80, y: -284 },
			line('M-22,0V204M22,0V204', '#e9dcc0', 4),
			rect(-32, 202, 64, 10, '#b8562f'),
		),
		group(
			{ x: -70, y: -284, turn: -angle },
			line('M-20,0V196', '#d2c3a2', 4),
			group({ x: 0, y: 190, turn: angle }, rider),
			rect(-30, 196, 60, 10, '#b8562f'),
			line('M20,0V196', '#e9dcc0', 4),
		),
		leg('M-160,-290L-190,4M160,-290L190,4'),
		line('M-186,-288H186', timber.dark, 18),
		line('M-186,-291H186', timber.light, 10),
	)
}

export type SeesawOptions = Placement & { tilt?: number; left?: string; right?: string }

/** A seesaw 360 long; the riders are drawn with the hips on the plank at the origin. */
export function seesaw(canvas: Canvas, options: SeesawOptions): string {
	const { tilt = 12, left = '', right = '', ...at } = options
	return group(
		at,
		contactShadow(canvas, 0, 4, 200, 18, 0.4),
		group(
			{ x: 0, y: -66, turn: tilt },
			group({ x: -146, y: -8, turn: -tilt }, left),
			group({ x: 146, y: -8, turn: -tilt }, right),
			rect(-180, -8, 360, 16, timber.light),
			rect(-180, 2, 360, 6, timber.dark),
			line('M-112,-8V-40M-122,-40H-102M112,-8V-40M102,-40H122', '#b8562f', 7),
		),
		path('M-34,2L-8,-68H8L34,2z', timber.middle),
		path('M8,-68L34,2H12L0,-60z', timber.dark),
	)
}
