import type { Locale } from '#domain/locale.ts'
import { priceInWords } from './price.ts'

type Entry<Action extends string = string> = {
	action: Action
	pesos: number | null
	/** The price is not for all of it. */
	isPartial?: boolean
}
type Wording = 'paymentLowered' | 'paymentsGone' | 'plusRest'

/** An entry of the history after the ones before it: less money on record is a correction, and no payment. */
export function entryInWords<Action extends string>(
	{ action, pesos, isPartial = false }: Entry<Action>,
	before: readonly Entry[],
	words: Record<Action | Wording, string>,
	locale: Locale,
): string {
	if (pesos === null) return words[action]
	if (action === 'deposit' && pesos === 0) return words.paymentsGone
	const received = before.findLast((entry) => entry.action === 'deposit')?.pesos ?? 0
	const isLowered = action === 'deposit' && pesos < received
	const price = priceInWords({ total: pesos, isPartial }, { ...words, toBeAgreed: '' }, locale)
	return `${words[isLowered ? 'paymentLowered' : action]}: ${price}`
}
