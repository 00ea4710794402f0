import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path } from '#pictures/kit/shapes.ts'

/** A woollen ruana folded over a rail at the placement, 190 wide and 240 long, its neck slit to the front. */
export function ruana(
	canvas: Canvas,
	{ wool = '#8c3a2a', stripe = '#f1e4c8', ...at }: Placement & { wool?: string; stripe?: string },
): string {
	return group(
		at,
		path('M-92,4C-96,90 -100,170 -96,238Q-48,250 0,240T96,238C100,170 96,90 92,4z', '#140b06', {
			opacity: 0.3,
			transform: 'translate(8 8)',
		}),
		path(
			'M-92,-10Q0,-22 92,-10C96,90 100,160 96,230Q48,244 0,232T-96,230C-100,160 -96,90 -92,-10z',
			linear(canvas, 'right', [0, wool], [0.5, wool], [1, '#3d150f']),
		),
		line(
			'M-70,-10C-72,90 -74,160 -72,232M-54,-12C-56,90 -57,160 -56,234M70,-10C72,90 74,160 72,232M54,-12C56,90 57,160 56,234',
			stripe,
			7,
		),
		line('M-34,-14C-36,90 -35,160 -35,234M34,-14C36,90 35,160 35,234', '#f2b36b', 4),
		path('M-14,-16C-10,40 -4,80 0,96C4,80 10,40 14,-16z', '#1d0f07', { opacity: 0.7 }),
		line(
			'M-94,236v16M-76,240v16M-58,242v16M-40,240v16M-22,237v16M-4,236v16M14,238v16M32,240v16M50,241v16M68,240v16M86,238v16',
			wool,
			5,
		),
	)
}
