import type { Facts } from '#domain/facts.ts'
import { qrCodeOf } from '#domain/text/qr-code.ts'
import type { PageHead } from './head/page-head.ts'

/** For paper: where we are, which maps on phones find without a signal, and the page itself. */
export function codesOf(
	{ locale, addresses }: Pick<PageHead, 'locale' | 'addresses'>,
	{ coordinates }: Facts,
) {
	const { latitude, longitude } = coordinates
	return { place: qrCodeOf(`geo:${latitude},${longitude}`), page: qrCodeOf(addresses[locale]) }
}
