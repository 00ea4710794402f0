import { clipped, contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

export type BlanketOptions = {
	far: readonly [left: number, right: number, y: number]
	near: readonly [left: number, right: number, y: number]
}

/** A checked blanket spread on the grass. */
export function blanket(canvas: Canvas, { far, near }: BlanketOptions): string {
	const outline = `M${far[0]},${far[2]}H${far[1]}L${near[1]},${near[2]}H${near[0]}z`
	let along = ''
	for (let step = 0; step < 14; step += 2) {
		const at = (edge: typeof far, share: number) => edge[0] + (edge[1] - edge[0]) * share
		along += `M${at(far, step / 14)},${far[2]}L${at(near, step / 14)},${near[2]}H${at(near, (step + 1) / 14)}L${at(far, (step + 1) / 14)},${far[2]}z`
	}
	let across = ''
	for (let step = 0; step < 8; step += 2) {
		const y = (share: number) => Math.round(far[2] + (near[2] - far[2]) * share ** 1.2)
		across += `M0,${y(step / 8)}H1600V${y((step + 1) / 8)}H0z`
	}
	return [
		path(outline, '#140b06', { opacity: 0.25, transform: 'translate(6 12)' }),
		path(outline, '#f7f2e6'),
		clipped(
			canvas,
			path(outline, '#000'),
			path(along, '#c8553a', { opacity: 0.55 }),
			path(across, '#c8553a', { opacity: 0.55 }),
		),
	].join('')
}

/** A flask and its cup, 150 wide and 230 high. */
export function flask(canvas: Canvas, placement: Placement): string {
	const steel = linear(canvas, 'right', [0, '#f3c07a'], [0.5, '#d9893c'], [1, '#8a4a1c'])
	return group(
		placement,
		contactShadow(canvas, 24, 2, 110, 14, 0.5),
		path('M-40,0V-160Q-40,-182 -26,-186H26Q40,-182 40,-160V0Q0,10 -40,0z', steel),
		rect(-40, -60, 80, 14, '#f7f2e6', { opacity: 0.85 }),
		path(
			'M-28,-186V-222Q0,-232 28,-222V-186z',
			linear(canvas, 'right', [0, '#dcd5c4'], [1, '#7d766a']),
		),
		line('M-26,-160V-20', '#fff', 7, { opacity: 0.45 }),
		path(
			'M62,-52L68,0Q90,6 112,0L118,-52z',
			linear(canvas, 'right', [0, '#f7f2e6'], [1, '#b3aa98']),
		),
		path('M62,-52Q90,-60 118,-52Q90,-42 62,-52z', '#5a3119'),
	)
}
