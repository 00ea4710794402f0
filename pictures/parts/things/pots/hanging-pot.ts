import { linear, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A pot of trailing flowers that hangs from the placement, 150 wide and 230 high. */
export function hangingPot(
	canvas: Canvas,
	{ blossom = '#d8433a', ...at }: Placement & { blossom?: string },
): string {
	const figure = () =>
		line('M0,0L-44,118M0,0L44,118M0,0V110', '#5c4632', 3) +
		line('M-54,112h0M-30,100h0M0,94h0M30,100h0M54,112h0M-16,112h0M18,112h0', '#2f6a3c', 40) +
		path(
			'M-52,118H52L40,178Q0,190 -40,178z',
			linear(canvas, 'right', [0, '#e08a5c'], [0.5, '#b8562f'], [1, '#6a2c14']),
		) +
		line(
			'M-60,126C-70,150 -64,176 -74,200M-44,130C-50,160 -40,190 -48,216M52,128C62,150 58,184 70,206M34,134C42,156 36,184 44,200',
			'#3f7a4a',
			9,
		) +
		line(
			'M-62,140h0M-72,166h0M-70,194h0M-46,158h0M-44,186h0M-48,212h0M60,146h0M60,174h0M68,202h0M40,162h0M42,192h0',
			'#4f8a4c',
			17,
		) +
		line(
			'M-58,104h0M-38,88h0M-12,80h0M14,86h0M38,90h0M58,106h0M-24,104h0M26,106h0M0,100h0M-70,150h0M-72,186h0M-44,172h0M62,162h0M68,192h0M42,178h0',
			blossom,
			15,
		) +
		line('M-58,102h0M-12,78h0M38,88h0M-70,148h0M62,160h0', '#fff', 5, { opacity: 0.6 })
	return stamp(canvas, `hanging pot ${blossom}`, figure, at)
}
