import { clipped } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

export type MochilaOptions = Placement & {
	colours?: readonly [base: string, first: string, second: string]
	strap?: boolean
}

/** A woven mochila, 150 wide and 190 high without its strap; the placement is the middle of its foot. */
export function mochila(canvas: Canvas, options: MochilaOptions): string {
	const { colours = ['#b8562f', '#f2b36b', '#143730'], strap = true, ...at } = options
	const [base, first, second] = colours
	const shape = 'M-70,-180C-82,-90 -80,-30 -62,-8Q0,14 62,-8C80,-30 82,-90 70,-180Q0,-164 -70,-180z'
	const zigzag = (y: number, colour: string) =>
		line(
			`M-90,${y}l15,-18l15,18l15,-18l15,18l15,-18l15,18l15,-18l15,18l15,-18l15,18l15,-18l15,18`,
			colour,
			8,
		)
	return group(
		at,
		strap ? line('M-66,-176C-70,-290 -30,-330 0,-330S70,-290 66,-176', second, 14) : '',
		strap
			? line('M-66,-176C-70,-290 -30,-330 0,-330S70,-290 66,-176', first, 5, {
					'stroke-dasharray': '10 10',
					'stroke-linecap': 'butt',
				})
			: '',
		ellipse(0, -178, 70, 15, '#1d0f07'),
		path(shape, base),
		clipped(
			canvas,
			path(shape, '#000'),
			rect(-90, -160, 180, 14, second),
			zigzag(-112, first),
			zigzag(-92, second),
			rect(-90, -78, 180, 8, first),
			zigzag(-40, '#f7f2e6'),
			rect(-90, -28, 180, 12, second),
			path('M30,-200H100V20H20C44,-50 46,-130 30,-200z', '#1d0f07', { opacity: 0.35 }),
		),
		line('M-70,-178Q0,-162 70,-178', first, 7),
		line('M-30,-168C-34,-140 -36,-120 -30,-104M-22,-166C-20,-140 -24,-120 -20,-108', '#f7f2e6', 4),
		line('M-31,-104v20M-25,-104v22M-20,-106v22', first, 5),
	)
}
