import { clipped, contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A small glass greenhouse seen from its front, 520 wide and 380 high; `inside` shows through the panes. */
export function greenhouse(canvas: Canvas, placement: Placement, inside = ''): string {
	const outline = 'M-250,0V-230L0,-380L250,-230V0z'
	return group(
		placement,
		contactShadow(canvas, 10, 4, 310, 24, 0.45),
		path(outline, linear(canvas, 'down', [0, '#e3f1ea'], [1, '#a9cdb8'])),
		clipped(canvas, path(outline, '#000'), inside),
		path(
			outline,
			linear(canvas, 'diagonal', [0, '#fff', 0.6], [0.5, '#dff0e8', 0.25], [1, '#8fbfb0', 0.45]),
		),
		path('M-210,-210L-120,-264L-200,-60H-220zM120,-230L180,-230L60,-20H20z', '#fff', {
			opacity: 0.25,
		}),
		line('M-167,0V-280M-84,0V-330M84,0V-330M167,0V-280M-250,-115H-84M84,-115H250', '#f7f2e6', 6),
		line('M-84,-230V0M84,-230V0M0,-380V-230M0,-230V0', '#f7f2e6', 6),
		line('M-250,0V-230L0,-380L250,-230V0M-250,-230H250', '#fffaf0', 13),
		line('M-244,-4V-228L0,-374', '#a9bfae', 3, { opacity: 0.7 }),
		path('M-264,-222L0,-384L264,-222V-240L0,-402L-264,-240z', '#2f6157'),
		path('M-256,0H256V-26H-256z', '#b8653c'),
		line('M-10,-112v18M10,-112v18', '#8f5a31', 6),
	)
}
