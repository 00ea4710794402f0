import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Deposit, isPaid } from './deposit.ts'
import { priceInWords } from './prices/price.ts'
import { returnedIn } from './returned-money.ts'

type Entry<Action extends string = string> = {
	action: Action
	pesos: number | null
	/** The price is not for all of it. */
	isPartial?: boolean
	/** The deposit, where it is another one than before; null: none any more. */
	deposit?: Deposit | null | undefined
	/** When it was written. */
	at?: string
}
type Wording =
	| 'paymentLowered'
	| 'paymentsGone'
	| 'paymentReturned'
	| 'paymentSum'
	| 'plusRest'
	| 'withDeposit'
	| 'releases'
	| 'withoutDeposit'

/**
 * An entry of the history after the ones before it. Money on record is a sum, and a payment is what it grew by. A deposit that
 * was moved, changed or waived is named, unless it was paid.
 */
export function entryInWords<Action extends string>(
	entry: Entry<Action>,
	before: readonly Entry[],
	words: Record<Action | Wording, string>,
	locale: Locale,
): string {
	const { action, pesos, isPartial = false } = entry
	const receivedPesos = before.findLast(({ action }) => action === 'deposit')?.pesos ?? 0
	const deposit = depositInWords(entry, receivedPesos, words, locale)
	if (pesos === null) return words[action] + deposit
	const isLowered = action === 'deposit' && pesos < receivedPesos
	const returned = returnedIn(entry, before)
	if (returned > 0) return fill(words.paymentReturned, { price: formatPesos(returned, locale) })
	if (action === 'deposit' && pesos === 0) return words.paymentsGone
	if (action === 'deposit' && receivedPesos > 0 && !isLowered) {
		const sum = fill(words.paymentSum, { sum: formatPesos(pesos, locale) })
		return `${words[action]}: ${formatPesos(pesos - receivedPesos, locale)}${sum}`
	}
	const price = priceInWords({ total: pesos, isPartial }, { ...words, toBeAgreed: '' }, locale)
	return `${words[isLowered ? 'paymentLowered' : action]}: ${price}${deposit}`
}

function depositInWords(
	{ deposit }: Entry,
	receivedPesos: number,
	words: Record<Wording, string>,
	locale: Locale,
): string {
	if (deposit === undefined) return ''
	if (deposit === null) return words.withoutDeposit
	if (isPaid(deposit, { receivedPesos })) return ''
	const asked = fill(words.withDeposit, {
		price: formatPesos(deposit.pesos, locale),
		day: formatDay(deposit.until, locale),
	})
	return deposit.releases ? asked + words.releases : asked
}
