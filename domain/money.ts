import type { Locale } from './locale.ts'
import { formatNumber } from './numbers.ts'

/** '$25.000 pesos', '25,000 pesos'. */
export function formatPesos(pesos: number, locale: Locale): string {
	const amount = formatNumber(pesos, locale)
	return locale === 'es' ? `$${amount} pesos` : `${amount} pesos`
}
