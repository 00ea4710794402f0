import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

const outlines = {
	jar: 'M-34,-170H34C32,-150 74,-130 76,-80C76,-34 50,0 0,0S-76,-34 -76,-80C-74,-130 -32,-150 -34,-170z',
	bowl: 'M-84,-74C-80,-24 -46,0 0,0S80,-24 84,-74z',
	jug: 'M-30,-150H30C30,-128 58,-108 58,-62C58,-20 36,0 0,0S-58,-20 -58,-62C-58,-108 -30,-128 -30,-150z',
} as const

const mouths = { jar: [-170, 34, 9], bowl: [-74, 84, 18], jug: [-150, 30, 8] } as const

export type ClayPotOptions = Placement & {
	form?: keyof typeof outlines
	clay?: readonly [string, string, string]
}

/** Earthenware with a painted band; the placement is the middle of its foot. */
export function clayPot(canvas: Canvas, options: ClayPotOptions): string {
	const { form = 'jar', clay = ['#e08a5c', '#b8562f', '#6a2c14'], ...at } = options
	const [y, rx, ry] = mouths[form]
	const band = form === 'bowl' ? -46 : -92
	const reach = form === 'jug' ? 52 : 74
	return group(
		at,
		form === 'jug' ? line('M28,-138C80,-140 84,-70 52,-60', clay[2], 14) : '',
		path(outlines[form], linear(canvas, 'right', [0, clay[0]], [0.5, clay[1]], [1, clay[2]])),
		line(`M${-reach + 4},${band}Q0,${band + 22} ${reach - 4},${band}`, '#f7e3b8', 5),
		line(`M${-reach + 6},${band + 18}Q0,${band + 40} ${reach - 6},${band + 18}`, '#f7e3b8', 8, {
			'stroke-dasharray': '0 16',
		}),
		ellipse(0, y, rx, ry, clay[0]),
		ellipse(0, y + 1, rx * 0.86, ry * 0.76, '#3a1a0c'),
		line(
			form === 'bowl'
				? 'M-70,-58C-64,-36 -50,-22 -36,-14'
				: `M${-reach * 0.7},-110C${-reach * 0.95},-80 ${-reach * 0.85},-50 ${-reach * 0.6},-30`,
			'#ffe0c0',
			6,
			{ opacity: 0.5 },
		),
	)
}
