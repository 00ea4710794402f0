import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'

export type CasementOptions = {
	x: number
	y: number
	width: number
	height: number
	frame: string
	/** Lamplight inside; without it the glass mirrors the sky. */
	lit?: boolean
	/** Wooden leaves folded to both sides. */
	shutters?: string
	/** Panes across and down. */
	panes?: readonly [across: number, down: number]
}

/** A window by its upper left corner. */
export function casement(canvas: Canvas, options: CasementOptions): string {
	const { x, y, width, height, frame, lit = false, shutters, panes = [2, 2] } = options
	const bars = [
		...Array.from(
			{ length: panes[0] - 1 },
			(_, index) => `M${n(x + (width * (index + 1)) / panes[0])},${n(y)}v${n(height)}`,
		),
		...Array.from(
			{ length: panes[1] - 1 },
			(_, index) => `M${n(x)},${n(y + (height * (index + 1)) / panes[1])}h${n(width)}`,
		),
	]
	const leaf = width * 0.36
	return (
		(shutters
			? shutter(x - leaf - 3, y, leaf, height, shutters) +
				shutter(x + width + 3, y, leaf, height, shutters)
			: '') +
		el('rect', {
			x,
			y,
			width,
			height,
			fill: pane(canvas, lit),
			stroke: frame,
			'stroke-width': 6,
		}) +
		el('path', { d: bars.join(''), stroke: frame, 'stroke-width': 3.5 }) +
		el('rect', {
			x: x - 7,
			y: y + height + 1,
			width: width + 14,
			height: 6,
			fill: mix(frame, '#ffffff', 0.12),
		})
	)
}

/** The paint of a lit or unlit pane, for doors and odd windows too. */
export function pane({ palette }: Canvas, lit: boolean): string {
	return lit ? '#ffcf70' : mix(palette.sky[0], '#1d3a4a', 0.55)
}

function shutter(x: number, y: number, width: number, height: number, colour: string): string {
	let slats = ''
	for (let at = y + 8; at < y + height - 4; at += 8)
		slats += `M${n(x + 4)},${n(at)}h${n(width - 8)}`
	return (
		el('rect', { x, y: y - 3, width, height: height + 6, fill: colour }) +
		el('path', { d: slats, stroke: mix(colour, '#000000', 0.3), 'stroke-width': 2.5 })
	)
}
