import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

type Opening = {
	x: number
	y: number
	width: number
	height: number
	columns?: number
	rows?: number
}

export type WindowWallOptions = {
	openings: readonly Opening[]
	/** Down to where the wall reaches. */
	bottom: number
	/** Light and dark end of the wall's colour. */
	wall?: readonly [string, string]
	frame?: string
	/** Distance between the seams of a boarded wall; a plastered one has none. */
	boards?: number
}

/** A wall in front of what was drawn before it; its windows are holes through which that is seen. */
export function windowWall(canvas: Canvas, options: WindowWallOptions): string {
	const { openings, bottom, wall = ['#f1e4c8', '#d3bd94'], frame = '#6a3d20', boards = 0 } = options
	const holes = openings
		.map(({ x, y, width, height }) => `M${x},${y}v${height}h${width}v-${height}z`)
		.join('')
	const boundary = `M0,0H${canvas.width}V${bottom}H0z${holes}`
	return [
		path(boundary, linear(canvas, 'down', [0, wall[1]], [1, wall[0]]), { 'fill-rule': 'evenodd' }),
		boards > 0 ? seams(canvas, bottom, boards, openings) : '',
		...openings.map((opening) => windowFrame(opening, frame)),
	].join('')
}

function seams(canvas: Canvas, bottom: number, gap: number, openings: readonly Opening[]): string {
	let d = ''
	for (let y = gap; y < bottom; y += gap) {
		let x = 0
		for (const opening of openings) {
			if (y <= opening.y || y >= opening.y + opening.height) continue
			d += `M${n(x)},${n(y)}H${n(opening.x)}`
			x = opening.x + opening.width
		}
		d += `M${n(x)},${n(y)}H${canvas.width}`
	}
	return line(d, '#1d0f07', 3, { opacity: 0.3 })
}

function windowFrame(opening: Opening, frame: string): string {
	const { x, y, width, height, columns = 2, rows = 1 } = opening
	let bars = ''
	for (let column = 1; column < columns; column++) {
		bars += `M${n(x + (width * column) / columns)},${y}v${height}`
	}
	for (let row = 1; row < rows; row++) bars += `M${x},${n(y + (height * row) / rows)}h${width}`
	const outline = `M${x},${y}h${width}v${height}h-${width}z`
	return [
		path(`M${x},${y}h${width}v10h-${width - 10}v${height - 10}h-10z`, '#1d0f07', { opacity: 0.3 }),
		line(bars, frame, 9, { 'stroke-linecap': 'butt' }),
		line(outline, frame, 18, { 'stroke-linejoin': 'miter' }),
		line(`M${x - 9},${y + height + 9}V${y - 9}H${x + width + 9}`, '#ffe0a8', 3, { opacity: 0.3 }),
		rect(x - 24, y + height + 4, width + 48, 16, frame),
		rect(x - 24, y + height + 4, width + 48, 5, '#ffe0a8', { opacity: 0.35 }),
	].join('')
}
