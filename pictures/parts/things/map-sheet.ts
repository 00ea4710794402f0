import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** An unfolded map of the valley lying on the ground, 420 wide and 190 deep. */
export function mapSheet(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		path('M-176,-94L-60,-80L60,-94L178,-80L216,88L70,104L-72,86L-212,104z', '#140b06', {
			opacity: 0.3,
			transform: 'translate(8 10)',
		}),
		path(
			'M-176,-94L-60,-80L-72,86L-212,104z',
			linear(canvas, 'right', [0, '#fbf1d6'], [1, '#e6d3a4']),
		),
		path('M-60,-80L60,-94L70,104L-72,86z', '#f7ebc9'),
		path('M60,-94L178,-80L216,88L70,104z', linear(canvas, 'right', [0, '#dcc692'], [1, '#f3e3b8'])),
		path(
			'M-160,-60C-130,-84 -96,-70 -78,-54L-84,10C-120,-4 -160,20 -186,6zM90,-70C120,-84 150,-72 172,-60L190,10C150,0 120,16 84,0z',
			'#a9c48c',
			{ opacity: 0.8 },
		),
		line('M-200,70C-140,30 -90,60 -40,30S60,-10 96,-40S150,-60 172,-74', '#6fa3b8', 9),
		line('M-176,86C-130,74 -60,76 -20,54S70,40 104,20S150,-20 158,-50', '#b8402f', 6, {
			'stroke-dasharray': '14 11',
		}),
		line(
			'M-140,-30l14,-24l14,24M-112,-36l12,-20l12,20M108,-24l14,-24l14,24M132,-30l12,-20l12,20',
			'#6d7f52',
			5,
		),
		ellipse(-176, 86, 9, 6, '#143730'),
		path('M158,-46C140,-70 146,-92 158,-92S176,-70 158,-46z', '#b8402f'),
		ellipse(158, -76, 6, 6, '#fff3dc'),
	)
}
