import { type FormEvent, useState } from 'react'
import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskRequestWords } from '#content/stays/desk-request-words.ts'
import type { OwnerRequestAnswer } from '#domain/stays/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import styles from './stay-panel.module.css'

type Props = {
	stay: OwnerRequestAnswer
	words: DeskRequestWords
	/** Reads the request anew. */
	onChanged: () => Promise<unknown>
}

/** What was asked for in advance, the guest's receipt, what came, and what is left. */
export function DepositPanel({ stay, words: all, onChanged }: Props) {
	const locale = useLocale()
	const words = all.deposit
	const { id, deposit, receivedPesos, balance, total } = stay
	const [typed, setTyped] = useState<string>()
	if (total === null || (!deposit && receivedPesos === 0 && stay.state !== 'confirmed')) return null
	const price = (pesos: number) => formatPesos(pesos, locale)
	const suggested = receivedPesos || deposit?.pesos
	const amount = typed ?? (suggested ? formatNumber(suggested, locale) : '')
	const isPaid = deposit !== null && receivedPesos >= deposit.pesos

	async function run(work: () => Promise<unknown>, done: string) {
		const notice = await attempt(async () => {
			await work()
			return done
		}, words.failed)
		showNotice(notice)
		await onChanged()
	}

	async function receive(event: FormEvent) {
		event.preventDefault()
		const pesos = readPesos(amount)
		if (pesos === undefined) return showNotice({ text: all.priceWrong, tone: 'bad' })
		await run(
			() => fetchAsOwner(`/api/enquiries/${id}/deposit`, 'POST', { receivedPesos: pesos }),
			words.saved,
		)
		setTyped(undefined)
	}

	return (
		<details className={styles.deposit} open={Boolean(deposit?.hasReceipt && !isPaid) || undefined}>
			<summary>
				{words.title}{' '}
				<small>
					{deposit && !isPaid
						? fill(words.asked, {
								price: price(deposit.pesos),
								day: formatDay(deposit.until, locale),
							})
						: fill(words.balance, { price: price(balance ?? 0) })}
				</small>
			</summary>
			{receivedPesos > 0 && (
				<p>
					{fill(words.received, { price: price(receivedPesos) })}{' '}
					{fill(words.balance, { price: price(balance ?? 0) })}
				</p>
			)}
			{deposit?.receiptAt && (
				<p>
					{fill(words.receiptAt, { time: formatTime(Date.parse(deposit.receiptAt), locale) })}{' '}
					<button
						type="button"
						onClick={() => run(() => downloadAsOwner(`/api/enquiries/${id}/receipt`), words.opened)}
					>
						{words.open}
					</button>
				</p>
			)}
			<form onSubmit={receive} aria-label={words.receive}>
				<TextField
					name="received"
					id={`received-${id}`}
					inputMode="numeric"
					autoComplete="off"
					label={words.receivedSoFar}
					value={amount}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
				<Button type="submit" variant="quiet">
					{words.receive}
				</Button>
			</form>
		</details>
	)
}
