import { encode } from 'uqr'
import type { Facts } from '#domain/facts.ts'
import type { PageHead } from './head/page-head.ts'

/** A QR code as strokes of width 1 in an SVG of `size` × `size` units. For loaders: the browser gets only the path. */
export type QrCode = { path: string; size: number }

export function qrCodeOf(text: string): QrCode {
	const { data, size } = encode(text, { border: 0 })
	const rows = data.map((row, y) => {
		const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('')
		return [...dark.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
	})
	return { path: rows.flat().join(''), size }
}

/** For paper: where we are, which maps on phones find without a signal, and the page itself. */
export function codesOf(
	{ locale, addresses }: Pick<PageHead, 'locale' | 'addresses'>,
	{ coordinates }: Facts,
) {
	const { latitude, longitude } = coordinates
	return { place: qrCodeOf(`geo:${latitude},${longitude}`), page: qrCodeOf(addresses[locale]) }
}
