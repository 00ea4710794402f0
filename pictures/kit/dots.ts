import { line } from './shapes.ts'

type Row = { y: number; size: number; gap: number; from?: number }

/** Rows of dots, every second one set off by half a gap: the grain of a meadow, drops, an edge that thins out. */
export function dots(colour: string, count: number, row: (index: number) => Row): string {
	return Array.from({ length: count }, (_, index) => {
		const { y, size, gap, from = 0 } = row(index)
		const start = Math.round(from + (index % 2) * (gap / 2))
		return line(`M${start},${Math.round(y)}H1620`, colour, size, { 'stroke-dasharray': `0 ${gap}` })
	}).join('')
}
