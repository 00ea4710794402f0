import { radial, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, type Placement, path } from '#pictures/kit/shapes.ts'

export function strawberry(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		path(
			'M0,52C-30,36 -48,4 -42,-16C-36,-34 -14,-36 0,-28C14,-36 36,-34 42,-16C48,4 30,36 0,52z',
			radial(canvas, [0.35, 0.3], [0, '#ff7a5c'], [0.5, '#dd3228'], [1, '#9c1616']),
		) +
		line(
			'M-24,-8v3M-6,-12v3M14,-8v3M28,-12v3M-16,8v3M4,6v3M20,10v3M-6,24v3M8,28v3M-30,-20v3',
			'#ffe0a0',
			3.4,
		) +
		path(
			'M0,-26C-14,-18 -28,-18 -36,-26C-26,-28 -22,-36 -10,-36C-8,-44 -4,-48 2,-52L6,-50C4,-44 6,-40 10,-36C22,-36 28,-28 36,-24C26,-18 12,-18 0,-26z',
			'#4f8a3c',
		)
	return stamp(canvas, 'strawberry', figure, placement)
}

export function blackberry(canvas: Canvas, placement: Placement): string {
	const drupes =
		'M-20,-10h0M0,-16h0M20,-10h0M-26,6h0M-9,2h0M9,2h0M26,6h0M-18,20h0M0,18h0M18,20h0M-9,34h0M9,34h0'
	const figure = () =>
		ellipse(0, 10, 32, 34, '#2a0a24') +
		line(drupes, '#4b1440', 21) +
		line(drupes, '#7a2a68', 13) +
		line(drupes, '#e7b7d8', 5, { transform: 'translate(-4 -4)' })
	return stamp(canvas, 'blackberry', figure, placement)
}

/** A golden berry (uchuva) in its opened husk. */
export function goldenberry(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		path(
			'M-6,-6C-50,-34 -44,-62 -30,-72C-22,-60 -10,-54 0,-66C12,-52 26,-58 36,-66C44,-48 40,-24 8,-6z',
			'#d9b877',
		) +
		line('M-26,-60C-22,-40 -12,-22 -2,-10M0,-58V-12M30,-56C24,-38 14,-22 4,-10', '#a8844a', 3) +
		ellipse(
			0,
			6,
			30,
			30,
			radial(canvas, [0.35, 0.3], [0, '#ffe38a'], [0.5, '#f5a623'], [1, '#b9650f']),
		) +
		line('M-14,-6q3,-8 10,-9', '#fff', 5, { opacity: 0.8 })
	return stamp(canvas, 'goldenberry', figure, placement)
}

export function mintLeaf(canvas: Canvas, placement: Placement): string {
	const figure = () =>
		path(
			'M0,0C8,-26 34,-36 50,-30C62,-36 78,-26 92,-14C80,-4 66,12 50,10C34,16 10,12 0,0z',
			'#4f9a4c',
		) +
		path('M0,0C30,-8 60,-14 92,-14C80,-4 66,12 50,10C34,16 10,12 0,0z', '#35783a') +
		line('M4,-1C32,-8 60,-14 84,-14', '#b8dc9c', 2.5)
	return stamp(canvas, 'mint leaf', figure, placement)
}
