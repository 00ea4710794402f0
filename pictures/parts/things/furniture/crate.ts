import { contactShadow } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, rect } from '#pictures/kit/shapes.ts'

/** A slatted crate, 240 wide and 110 high; what stands in it is drawn before its front. */
export function crate(canvas: Canvas, placement: Placement, contents = ''): string {
	return group(
		placement,
		contactShadow(canvas, 0, 2, 150, 16, 0.5),
		rect(-114, -104, 228, 100, '#4a2b17'),
		contents,
		rect(-120, -108, 240, 30, '#c48d57'),
		rect(-120, -72, 240, 30, '#b07a48'),
		rect(-120, -36, 240, 36, '#9a6338'),
		line('M-120,-78H120M-120,-42H120', '#4a2b17', 5),
		rect(-120, -108, 16, 108, '#8f5a31'),
		rect(104, -108, 16, 108, '#7a4a28'),
		line('M-120,-107H120', '#e9bf86', 4),
	)
}
