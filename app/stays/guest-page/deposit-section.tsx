import field from '#app/components/field/field.module.css'
import { Island } from '#app/islands/island.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { Locale } from '#domain/locale.ts'
import { isPaid, isReleasedAfter, missingPart } from '#domain/stays/deposit.ts'
import { leftInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { returnedPesos } from '#domain/stays/returned-money.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import styles from './deposit-section.module.css'
import { courseOf, guestStandingOf } from './guest-view.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { WrittenText } from './written-text.tsx'

type Props = {
	request: RequestResponse
	requestKey: string
	words: RequestWords
	whatsappPhone: string
	/** Why the last receipt was not taken. */
	receiptProblem: string | undefined
}

/** Whether a deposit is still to be paid: it is part of the price, which is due as a whole once the stay is over. */
export function isDepositOpen(request: RequestResponse): boolean {
	return isDepositDue(request) && !isPaid(request.deposit, request)
}

function isDepositDue(request: RequestResponse): boolean {
	return (
		request.deposit !== null &&
		courseOf(request) === 'open' &&
		guestStandingOf(request) !== 'visited'
	)
}

/** The deposit, how to pay it, and the receipt: a form that needs no scripts. */
export function DepositSection(props: Props) {
	const { request, requestKey, words: all, whatsappPhone, receiptProblem } = props
	const locale = useLocale()
	const { deposit, receipt, receivedPesos, balance, refund, howToPay, isPartial } = request
	const words = all.deposit
	const isDue = isDepositDue(request)
	const returned = returnedPesos(request.history)
	if (!isDue && receivedPesos + returned === 0 && !receipt && !receiptProblem) return null
	const time = (at: string) => formatTime(Date.parse(at), locale)
	const price = (pesos: number) => formatPesos(pesos, locale)
	const isOpen = isDepositOpen(request)
	const missing = isDue ? missingPart(deposit, request) : undefined
	return (
		<section id="deposit" className={styles.deposit}>
			<h2>{isDue ? words.title : words.payments}</h2>
			{receiptProblem && (
				<p className={field.problem} role="alert">
					{refusalInWords(receiptProblem, all, isOpen)}
				</p>
			)}
			{deposit && isOpen && (
				<>
					<p className={styles.price}>
						{fill(words.asked, {
							price: price(deposit.pesos),
							day: formatDay(deposit.until, locale),
						})}
					</p>
					{isReleasedAfter(deposit.until, request) && <p>{words.releases}</p>}
					{howToPay ? (
						<WrittenText>{howToPay}</WrittenText>
					) : (
						<p>
							{words.howToPay.ask}{' '}
							<a href={whatsappLink(whatsappPhone, words.howToPay.question)}>
								{words.howToPay.link}
							</a>
						</p>
					)}
				</>
			)}
			{receivedPesos + returned > 0 && (
				<p>
					{fill(words.received, { price: price(receivedPesos + returned) })}
					{returned > 0 && ` ${fill(words.returned, { price: price(returned) })}`}
					{missing && ` ${fill(words.missing, { price: price(missing) })}`}
				</p>
			)}
			{receivedPesos > 0 && balance !== null && (
				<p>{fill(words.balance, { price: leftInWords({ balance, isPartial }, all, locale) })}</p>
			)}
			{refund > 0 && <p>{fill(words.refund, { price: price(refund) })}</p>}
			{receipt && (
				<p>
					{fill(words.sent, { time: time(receipt.sentAt) })}{' '}
					{receipt.seenAt ? fill(words.seen, { time: time(receipt.seenAt) }) : words.notSeen}
				</p>
			)}
			{deposit?.takesReceipts && isOpen && request.actions.includes('accept') && (
				<p>{words.accepts}</p>
			)}
			{deposit?.takesReceipts && isOpen && (
				<Island
					of={ReceiptForm}
					action={`/api/requests/${requestKey}/receipt?${receiptQuery(request, locale)}`}
					words={{
						file: words.file,
						send: deposit.hasReceipt ? words.sendAnother : words.send,
						notSent: words.notSent,
					}}
				/>
			)}
		</section>
	)
}

/** With the quote on this page, which the receipt accepts. */
function receiptQuery({ agreement }: RequestResponse, locale: Locale): string {
	return `language=${locale}${agreement ? `&agreement=${agreement.number}` : ''}`
}

/** A receipt that cannot be sent again comes to us another way. */
function refusalInWords(code: string, { deposit, errors }: RequestWords, isOpen: boolean): string {
	const known: Record<string, string> = { ...errors, ...deposit.errors }
	const reason = (Object.hasOwn(known, code) && known[code]) || errors.unavailable
	return isOpen ? reason : fill(deposit.notTaken, { reason })
}
