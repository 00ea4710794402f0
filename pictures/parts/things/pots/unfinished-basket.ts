import { clipped, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

/** A basket on the weaver's table, 200 wide, its stakes still standing up; lit from the left. */
export function unfinishedBasket(canvas: Canvas, placement: Placement): string {
	const figure = () => {
		let stakes = ''
		for (let stake = -6; stake <= 6; stake++) {
			const foot = stake * 15
			stakes += `M${foot},-90Q${n(foot * 1.35)},-150 ${n(foot * 2.1)},${n(-226 + Math.abs(stake) * 7)}`
		}
		let weave = ''
		for (let row = 0; row < 6; row++) {
			for (let stitch = 0; stitch < 8; stitch++) {
				const x = -92 + stitch * 24 + (row % 2) * 12
				weave += `M${x},${-14 - row * 17}q9,8 18,0`
			}
		}
		const wall = path('M-100,-104Q0,-84 100,-104L80,-4Q0,16 -80,-4z', '#d9a866')
		return [
			line(stakes, '#d9a866', 5),
			clipped(
				canvas,
				wall,
				wall,
				path('M28,-92Q66,-95 100,-104L80,-4Q56,4 20,7C40,-30 40,-60 28,-92z', '#94602f'),
				line(weave, '#6b4020', 5),
			),
			line('M-100,-104Q0,-84 100,-104', '#f0cd92', 9),
		].join('')
	}
	return stamp(canvas, 'unfinished basket', figure, placement)
}
