import { encode } from 'uqr'

/** A QR code as strokes of width 1 in an SVG of `size` × `size` units. For the server: the browser gets only the path. */
export type QrCode = { path: string; size: number }

export function qrCodeOf(text: string): QrCode {
	const { data, size } = encode(text, { border: 0 })
	const rows = data.map((row, y) => {
		const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('')
		return [...dark.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
	})
	return { path: rows.flat().join(''), size }
}
