import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type GlasshouseOptions = {
	/** Height of the ridge, of the eaves and of the sill below the back panes. */
	ridge: number
	eaves: number
	sill: number
	/** Half the width of the back wall. */
	half: number
	frame?: string
}

/** A glass-roofed room seen from inside, over what was drawn before: back wall, side panes and roof. */
export function glasshouse(canvas: Canvas, options: GlasshouseOptions): string {
	const { ridge, eaves, sill, half, frame = '#4a6a5c' } = options
	const { width } = canvas
	const middle = width / 2
	const [left, right] = [middle - half, middle + half]
	const glass = linear(
		canvas,
		'diagonal',
		[0, '#fff', 0.35],
		[0.5, '#fff', 0.08],
		[1, '#fff', 0.25],
	)
	let bars = ''
	for (let pane = 1; pane < 6; pane++) {
		const x = left + (half * 2 * pane) / 6
		const top = eaves - (eaves - ridge) * (1 - Math.abs(x - middle) / half)
		bars += `M${n(x, 0)},${sill}V${n(top, 0)}`
	}
	let rafters = ''
	for (let rafter = 0; rafter <= 5; rafter++) {
		const share = rafter / 5
		const [x, y] = [half * share, ridge + (eaves - ridge) * share]
		for (const side of [-1, 1]) {
			rafters += `M${n(middle + side * x, 0)},${n(y, 0)}L${n(middle + side * (x * 2.1 + share * 60), 0)},${n(y * 1.9 - 420, 0)}`
		}
	}
	return [
		rect(0, 0, width, sill, glass),
		line(bars, frame, 6),
		line(rafters, frame, 7),
		line(
			`M${left},${sill}V${eaves}L${middle},${ridge}L${right},${eaves}V${sill}M${left},${eaves}H${right}`,
			frame,
			13,
		),
		line(
			`M0,${eaves - 90}L${left},${eaves}M${width},${eaves - 90}L${right},${eaves}M0,${(eaves + sill) / 2 - 20}H${left}M${right},${(eaves + sill) / 2 - 20}H${width}`,
			frame,
			9,
		),
		path(`M${left + 20},${eaves + 30}l90,0l-70,${n((sill - eaves) * 0.6)}h-20z`, '#fff', {
			opacity: 0.14,
		}),
	].join('')
}
