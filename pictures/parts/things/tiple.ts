import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A tiple, the small twelve-stringed guitar of the Andes, 130 wide and 400 high; it hangs from the placement. */
export function tiple(canvas: Canvas, placement: Placement): string {
	const wood = linear(canvas, 'right', [0, '#e9a95c'], [0.6, '#c97a35'], [1, '#8a4a1c'])
	const body =
		'M0,190C30,186 52,200 52,226C52,248 42,254 46,274C66,292 70,326 58,350C44,378 20,388 0,388S-44,378 -58,350C-70,326 -66,292 -46,274C-42,254 -52,248 -52,226C-52,200 -30,186 0,190z'
	return group(
		placement,
		path(body, '#140b06', { opacity: 0.35, transform: 'translate(10 8)' }),
		rect(-18, 0, 36, 62, '#5c2f16', { rx: 6 }),
		line('M-22,12h-6M-22,26h-6M-22,40h-6M22,12h6M22,26h6M22,40h6', '#d9c9a0', 7),
		rect(-10, 56, 20, 180, '#3a1f0f'),
		line('M-10,82H10M-10,104H10M-10,124H10M-10,142H10M-10,158H10M-10,172H10', '#d9c9a0', 2),
		path(body, wood),
		line(body, '#5c2f16', 5),
		rect(-10, 186, 20, 54, '#3a1f0f'),
		ellipse(0, 264, 25, 25, '#e9d5a4'),
		ellipse(0, 264, 20, 20, '#23110a'),
		rect(-32, 334, 64, 11, '#3a1f0f', { rx: 4 }),
		line('M-6,30V338M-2,30V338M2,30V338M6,30V338', '#fff3dc', 1.2, { opacity: 0.8 }),
		line('M-40,214C-42,226 -38,240 -34,250M-52,300C-58,322 -52,344 -42,358', '#fff', 5, {
			opacity: 0.4,
		}),
	)
}
