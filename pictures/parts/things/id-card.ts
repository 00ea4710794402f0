import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** An identity card lying on a table, 220 wide: a portrait and lines, no name. */
export function idCard(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		rect(-104, -60, 220, 132, '#140b06', { rx: 14, opacity: 0.4 }),
		rect(-110, -68, 220, 132, linear(canvas, 'diagonal', [0, '#fdf6e2'], [1, '#d3dfcf']), {
			rx: 14,
		}),
		path('M-110,-40V-54Q-110,-68 -96,-68H96Q110,-68 110,-54V-40z', '#2f6f8c'),
		line('M-92,-54H-20', '#f7f2e6', 8),
		rect(-96, -28, 66, 78, '#b9d0cf', { rx: 6 }),
		ellipse(-63, -2, 15, 17, '#8f5836'),
		path('M-79,-4C-82,-26 -44,-26 -47,-4C-52,-14 -70,-16 -79,-4z', '#1f1714'),
		path('M-92,50C-90,26 -78,20 -63,20S-36,26 -34,50z', '#c8553a'),
		line('M-8,-18H88M-8,6H70M-8,30H50', '#7d8a84', 8),
		ellipse(84, 34, 15, 15, '#f2b36b'),
	)
}
