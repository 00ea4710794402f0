import type { LetterWords } from '#content/stays/letter-words.ts'
import type { Locale } from '#domain/locale.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText, sizeOf } from '#domain/offers/party.ts'
import type { Agreement, Terms } from '#domain/stays/agreement.ts'
import { isPaid, missingPart, owedFor } from '#domain/stays/deposit.ts'
import { leftInWords, noPrice, priceInWords } from '#domain/stays/prices/price.ts'
import { returnedPesos } from '#domain/stays/returned-money.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { shownOn } from '#server/stays/requests/booking-state.ts'
import type { LetterContext } from './letter-context.ts'

type RowWords = LetterWords['rows']

/** The rows of a letter's table besides the reference and the terms. */
export type RowsShown = {
	/** The label of the items. */
	items: keyof RowWords['items']
	/** The price with what was and is to be paid, or what is to be returned. */
	money: 'price' | 'refund'
	/** The last letter before the stay says what is left to pay even where nothing was paid. */
	isLast?: boolean
}

export function stayRows(
	context: PaymentContext & Pick<LetterContext, 'offerNames'>,
	words: RowWords,
	{ items, money, isLast = false }: RowsShown,
) {
	const { booking, bookingState, offerNames } = context
	const { language } = booking
	const { agreement } = bookingState
	const isPriced = money === 'price' && agreement
	return [
		{ label: words.reference, value: booking.reference },
		...termRows(bookingState, { words, offerNames, language, label: words.items[items] }),
		...(isPriced
			? [
					{ label: words.price, value: priceInWords(agreement, words, language), isMain: true },
					...paymentRows(agreement, context, words, isLast),
				]
			: []),
		...(money === 'refund'
			? paymentRows({ deposit: null, ...noPrice }, context, words, isLast)
			: []),
	]
}

type RowContext = { words: RowWords; offerNames: OfferNames; language: Locale; label: string }

/** When, who and what. */
export function termRows(terms: Terms, { words, offerNames, language, label }: RowContext) {
	const { from, to, party } = terms
	return [
		{ label: words.arrival, value: formatDay(from, language) },
		{ label: words.departure, value: formatDay(to, language) },
		{ label: words.people, value: String(sizeOf(party)) },
		...(party.children.length > 0
			? [{ label: words.children, value: childrenAsText(party.children) }]
			: []),
		...bookedItems(terms).map((item) => ({ label, value: itemLine(item, offerNames, language) })),
	]
}

type PaymentContext = Pick<
	LetterContext,
	'booking' | 'bookingState' | 'history' | 'isQuoteTaken' | 'payment' | 'today'
>

/** The deposit, what was paid, and what is left, where there is something to say. */
function paymentRows(
	{ deposit, total, isPartial }: Pick<Agreement, 'deposit' | 'total' | 'isPartial'>,
	{ booking, bookingState, history, isQuoteTaken, payment, today }: PaymentContext,
	words: RowWords,
	isLast: boolean,
) {
	// A quote that can no longer be accepted asks for no money, whatever the reason.
	const state = isQuoteTaken ? 'expired' : shownOn(bookingState, today)
	const { balance, refund } = owedFor({ state, total, isPartial }, payment)
	const { receivedPesos } = payment
	const returned = returnedPesos(history)
	const price = (pesos: number) => formatPesos(pesos, booking.language)
	const isAsked = deposit && state !== 'expired' && !isPaid(deposit, payment)
	const missing = missingPart(deposit, payment)
	const depositUntil = isAsked && {
		price: price(deposit.pesos),
		missing: price(missing ?? deposit.pesos),
		day: formatDay(deposit.until, booking.language),
	}
	const [whole, inPart] =
		deposit && deposit.until < today
			? [words.depositWasDue, words.depositInPartWasDue]
			: [words.depositUntil, words.depositInPartUntil]
	const depositText = missing ? inPart : whole
	return [
		...(depositUntil ? [{ label: words.deposit, value: fill(depositText, depositUntil) }] : []),
		...(receivedPesos + returned > 0
			? [{ label: words.received, value: price(receivedPesos + returned) }]
			: []),
		...(returned > 0 ? [{ label: words.returned, value: price(returned) }] : []),
		...((receivedPesos > 0 || isLast) && balance !== null
			? [
					{
						label: words.balance,
						value: leftInWords({ balance, isPartial }, words, booking.language),
					},
				]
			: []),
		...(refund > 0 ? [{ label: words.refund, value: price(refund) }] : []),
	]
}
