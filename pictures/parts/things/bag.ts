import { clipped, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A carriel, the muleteer's satchel of leather and hide, 170 wide; it hangs from the placement. */
export function carriel(canvas: Canvas, placement: Placement): string {
	const leather = linear(canvas, 'down', [0, '#a5542a'], [1, '#6a2c14'])
	return group(
		placement,
		line('M-70,150C-60,60 -30,10 0,0C30,10 60,60 70,150', '#4a2413', 9),
		path('M-84,150C-90,200 -88,250 -74,268Q0,284 74,268C88,250 90,200 84,150z', leather),
		path('M-84,150C-90,200 -88,250 -74,268Q-60,272 -40,274C-56,240 -60,190 -58,150z', '#4a1f0c', {
			opacity: 0.5,
		}),
		path(
			'M-90,140C-92,130 -86,124 -76,124H76C86,124 92,130 90,140C92,190 84,220 72,236Q0,250 -72,236C-84,220 -92,190 -90,140z',
			'#f1e4c8',
		),
		path(
			'M-60,132C-40,126 -20,140 -26,158C-34,176 -66,168 -68,152zM10,126C40,128 56,140 48,160C34,172 12,160 6,146zM-20,190C0,180 22,190 20,208C8,222 -22,216 -26,206zM50,186C64,180 76,190 72,206C62,216 46,208 46,198zM-74,190C-62,184 -50,194 -54,208C-62,216 -76,206 -74,190z',
			'#5a341c',
		),
		line('M-90,140C-92,190 -84,220 -72,236Q0,250 72,236C84,220 92,190 90,140', '#b3243f', 6),
		rect(-12, 228, 24, 26, '#d9a23c', { rx: 4 }),
		ellipse(0, 240, 4, 4, '#4a2413'),
	)
}

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
