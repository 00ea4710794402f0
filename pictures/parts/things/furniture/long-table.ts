import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'

export type LongTableOptions = {
	x: number
	y: number
	width: number
	height: number
	setting?: string
}

/** A long table seen from its side: `y` is the middle of its top, `height` how far down its feet are. */
export function longTable(canvas: Canvas, options: LongTableOptions): string {
	const { x, y, width, height, setting = '' } = options
	const [left, right] = [x - width / 2, x + width / 2]
	const wood = linear(canvas, 'right', [0, '#8f5a31'], [0.5, '#a5683c'], [1, '#5c361b'])
	return [
		contactShadow(canvas, x, y + height, width * 0.56, 22, 0.5),
		path(
			`M${left + 60},${y}h30l-14,${height}h-26zM${right - 90},${y}h30l10,${height}h-26z`,
			'#4a2b17',
		),
		rect(left + 70, y + height * 0.55, width - 140, 16, '#4a2b17'),
		path(
			`M${left + 40},${y - 34}H${right - 40}L${right},${y + 24}H${left}z`,
			linear(canvas, 'down', [0, '#9a6338'], [1, '#c48d57']),
		),
		line(
			`M${left + 26},${y - 12}H${right - 26}M${left + 14},${y + 6}H${right - 14}`,
			'#5c361b',
			2,
			{ opacity: 0.5 },
		),
		rect(left, y + 24, width, 24, wood),
		rect(left, y + 22, width, 5, '#e2b47c'),
		setting,
	].join('')
}
