import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'
import { flame } from '#pictures/parts/things/candle.ts'
import { blackberry, goldenberry, strawberry } from './fruit.ts'

/** A tall wedge of layered cake with fruit and one lit candle, 360 wide and 330 high. */
export function birthdaySlice(canvas: Canvas, placement: Placement): string {
	const layer = (y: number, height: number, colour: string) =>
		path(`M-170,${y}L150,${y + 36}V${y + 36 + height}L-170,${y + height}z`, colour)
	return group(
		placement,
		contactShadow(canvas, 10, 30, 220, 34, 0.45),
		path('M-170,-190L60,-226C110,-220 140,-190 150,-154L-170,-190z', '#fffaf0'),
		layer(-190, 34, linear(canvas, 'right', [0, '#fffaf0'], [1, '#e6d3b4'])),
		layer(-156, 46, linear(canvas, 'right', [0, '#d99a52'], [1, '#a8682c'])),
		layer(-110, 16, '#c23a4a'),
		layer(-94, 14, '#fff3dc'),
		layer(-80, 46, linear(canvas, 'right', [0, '#d99a52'], [1, '#a8682c'])),
		layer(-34, 16, '#8a4a1c'),
		layer(-18, 34, linear(canvas, 'right', [0, '#c98a46'], [1, '#8f5622'])),
		line(
			'M-150,-134l8,1M-110,-124l10,1M-60,-122l8,1M-10,-112l10,1M50,-108l10,1M100,-98l8,1M-140,-52l8,1M-90,-44l10,1M-30,-40l8,1M30,-30l10,1M90,-22l8,1',
			'#f3cf94',
			6,
		),
		path(
			'M-170,-190L150,-154C148,-130 138,-118 128,-120S112,-134 104,-140C96,-124 84,-118 76,-126S62,-140 52,-146C44,-120 26,-116 20,-132S2,-154 -8,-156C-14,-136 -32,-134 -38,-148S-52,-164 -66,-164C-74,-146 -92,-146 -96,-158S-116,-172 -130,-172C-140,-160 -160,-164 -170,-190z',
			'#fffaf0',
		),
		path(
			'M-170,-190L60,-226C110,-220 140,-190 150,-154z',
			linear(canvas, 'right', [0, '#ffffff'], [1, '#f3e6cc']),
		),
		goldenberry(canvas, { x: 96, y: -200, scale: 0.85 }),
		blackberry(canvas, { x: -46, y: -206, scale: 0.75 }),
		rect(3, -322, 17, 116, '#fffaf0'),
		line('M5,-224l13,-12M5,-246l13,-12M5,-268l13,-12M5,-290l13,-12M5,-310l13,-12', '#b8402f', 6),
		line('M11.5,-322v-8', '#3a2013', 3),
		flame({ x: 11.5, y: -326, scale: 1.25 }),
		strawberry(canvas, { x: 40, y: -218, scale: 0.95, turn: -8 }),
	)
}
