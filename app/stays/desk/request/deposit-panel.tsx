import { type FormEvent, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { TextField } from '#app/components/field/text-field.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type DeskDepositWords, deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { Locale } from '#domain/locale.ts'
import { isReleasedAfter, missingPart } from '#domain/stays/deposit.ts'
import { leftInWords } from '#domain/stays/prices/price.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { shownStateOf } from '#domain/stays/states/states.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import styles from './booking-panel.module.css'
import { useOpenedRequest } from './opened-request.ts'

/** The deposit asked for, the guest's receipt, the money received, and the balance. */
export function DepositPanel() {
	const { stay, draft, seen, change, goOn, takeUpRefusal } = useOpenedRequest()
	const locale = useLocale()
	const words = useWords(deskDepositWords)
	const { plusRest, onlyRest } = useWords(deskRequestWords)
	const { id, version, deposit, receipt, receivedPesos, total } = stay
	const [isWrong, setIsWrong] = useState(false)
	const { save, failure } = useSave(
		(receivedPesos: number) =>
			fetchAsOwner<OwnerRequestResponse>(
				`/api/enquiries/${id}/deposit?seen=${seen ?? version}`,
				'POST',
				{
					receivedPesos,
				},
			),
		{
			done: (saved) => (isMailed(saved, version) ? words.saved : words.savedUnmailed),
			failed: (problem) => whyNotSaved(problem, words),
			elsewhere: words.elsewhere,
			onSaved(saved) {
				change({ received: undefined })
				goOn(saved, stay, ['deposit', 'accept'])
			},
			onFailed: takeUpRefusal,
		},
	)
	const { save: openReceipt } = useSave(() => downloadAsOwner(`/api/enquiries/${id}/receipt`), {
		done: words.opened,
		failed: words.failed,
	})
	if (total === null && receivedPesos === 0 && !receipt) return null
	const price = (pesos: number) => formatPesos(pesos, locale)
	const suggested = receivedPesos || deposit?.pesos
	const amount = draft.received ?? (suggested ? formatNumber(suggested, locale) : '')
	const isPaid = deposit !== null && receivedPesos >= deposit.pesos
	const missing = missingPart(deposit, stay)
	const received = receivedPesos > 0 ? fill(words.received, { price: price(receivedPesos) }) : ''
	const left = balanceInWords(stay, { ...words, plusRest, onlyRest }, locale)
	const isQuoted = shownStateOf(stay) === 'offered'
	const hint = isQuoted ? (stay.isQuoteTaken ? words.takenByOthers : words.accepts) : undefined
	const isCancelledByItself =
		deposit?.takesReceipts && !isPaid && isReleasedAfter(deposit.until, stay)
	const isReceiptWaiting =
		receipt !== null && (receipt.seenAt === null || (deposit !== null && !isPaid))

	function receive(event: FormEvent) {
		event.preventDefault()
		const pesos = readPesos(amount)
		setIsWrong(pesos === undefined)
		if (pesos !== undefined) save(pesos)
	}

	return (
		<details className={styles.deposit} open={isReceiptWaiting || Boolean(failure) || undefined}>
			<summary className={`touch ${styles.summary}`}>
				{words.title}{' '}
				<small>
					{deposit?.takesReceipts && !isPaid
						? fill(missing ? words.askedInPart : words.asked, {
								missing: price(missing ?? 0),
								price: price(deposit.pesos),
								day: formatDay(deposit.until, locale),
							})
						: left || received}
					{isCancelledByItself && `. ${words.cancelsItself}`}
				</small>
			</summary>
			{received && (
				<p>
					{received} {left}
				</p>
			)}
			{receipt && (
				<p>
					{fill(words.receiptAt, { time: formatTime(Date.parse(receipt.sentAt), locale) })}{' '}
					<Button variant="quiet" onClick={() => openReceipt()}>
						{words.open}
					</Button>{' '}
					<small>{words.outside}</small>
				</p>
			)}
			<form className="stack" onSubmit={receive} aria-label={words.receive}>
				<TextField
					name="received"
					id={`received-${id}`}
					inputMode="numeric"
					autoComplete="off"
					label={words.receivedSoFar}
					hint={hint}
					error={isWrong && readPesos(amount) === undefined ? words.receivedWrong : undefined}
					value={amount}
					onChange={({ currentTarget }) => change({ received: currentTarget.value })}
				/>
				{failure && (
					<p role="alert" className={field.problem}>
						{failure.text}
					</p>
				)}
				<Button type="submit" variant="quiet">
					{words.receive}
				</Button>
			</form>
		</details>
	)
}

/** More money than before is mailed to the guest, and money that was returned. The same sum again makes no new version. */
export function isMailed(
	{ version, history }: Pick<OwnerRequestResponse, 'version' | 'history'>,
	versionBefore: string,
): boolean {
	const last = history.at(-1)
	const isNew = version !== versionBefore && last?.action === 'deposit'
	return isNew && (last.mail === 'pending' || last.mail === 'sent')
}

function whyNotSaved(problem: unknown, words: DeskDepositWords): string {
	if (!(problem instanceof ApiProblem)) return words.failed
	const isMore = problem.errors.some(({ code }) => code === 'errReceivedMore')
	return isMore ? words.receivedMore : words.failed
}

type Paid = Pick<OwnerRequestResponse, 'balance' | 'refund' | 'isPartial'>

/** The balance, or money that is not owed: after a discount, a wrong figure or a cancellation. */
export function balanceInWords(
	{ balance, refund, isPartial }: Paid,
	words: Record<'balance' | 'overpaid' | 'refund' | 'plusRest' | 'onlyRest', string>,
	locale: Locale,
): string {
	const price = (pesos: number) => ({ price: formatPesos(pesos, locale) })
	if (refund > 0) return fill(balance === null ? words.refund : words.overpaid, price(refund))
	if (balance === null) return ''
	return fill(words.balance, { price: leftInWords({ balance, isPartial }, words, locale) })
}
