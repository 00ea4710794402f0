import type { Locale } from '#domain/locale.ts'
import { formatPesos } from '#domain/text/money.ts'

type Entry<Action extends string = string> = { action: Action; pesos: number | null }
type Correction = 'paymentLowered' | 'paymentsGone'

/** An entry of the history after the ones before it: less money on record is a correction, and no payment. */
export function entryInWords<Action extends string>(
	{ action, pesos }: Entry<Action>,
	before: readonly Entry[],
	words: Record<Action | Correction, string>,
	locale: Locale,
): string {
	if (pesos === null) return words[action]
	if (action === 'deposit' && pesos === 0) return words.paymentsGone
	const received = before.findLast((entry) => entry.action === 'deposit')?.pesos ?? 0
	const isLowered = action === 'deposit' && pesos < received
	return `${words[isLowered ? 'paymentLowered' : action]}: ${formatPesos(pesos, locale)}`
}
