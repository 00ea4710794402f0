import { useState } from 'react'
import { TextField } from '#app/components/field/text-field.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { lettersPlace } from '#app/stays/desk/letters/letters-place.ts'
import styles from '#app/stays/desk/request/booking-panel.module.css'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import type { RequestDraft } from '#app/stays/desk/request/request-draft.ts'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { type Deposit, isPaid } from '#domain/stays/deposit.ts'
import { readPesos } from '#domain/text/money.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import { depositErrors } from './action-problem.ts'

/** The actions that may ask for a deposit. */
export type Asking = 'offer' | 'confirm'

/** '50 %' or '33,3 %' of the price, in whole pesos, or an amount. Undefined for anything else. */
export function depositPesos(text: string, total: number | undefined): number | undefined {
	const share = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(text.trim())
	if (!share) return readPesos(text)
	return total === undefined
		? undefined
		: Math.round((total * Number(share[1]?.replace(',', '.'))) / 100)
}

/** The input; else the deposit of the last quote, so that another quote does not lose it, with a new day where its day is past. */
export function depositFields(draft: RequestDraft, before: Deposit | null, today: Day) {
	const until = before && before.until >= today ? before.until : ''
	return {
		pesos: draft.depositPesos ?? (before ? String(before.pesos) : ''),
		until: draft.depositUntil ?? until,
		releases: draft.depositReleases ?? before?.releases ?? false,
	}
}

/** Undefined while none is asked for; pesos of 0 are refused by the server, in words. */
export function depositIn(
	{ pesos, until, releases }: ReturnType<typeof depositFields>,
	total: number | undefined,
): Deposit | undefined {
	if (pesos.trim() === '') return undefined
	return { pesos: depositPesos(pesos, total) ?? 0, until, ...(releases && { releases }) }
}

/** The last day to pay the deposit; empty while none is asked for, or the day is not one. */
export function dueDay({ pesos, until }: ReturnType<typeof depositFields>): Day | '' {
	return pesos.trim() === '' || !isDay(until) ? '' : until
}

/** Whether the owner has typed any of it. */
export function isDepositTyped({ depositPesos, depositUntil, depositReleases }: RequestDraft) {
	return [depositPesos, depositUntil, depositReleases].some((typed) => typed !== undefined)
}

/** Behind a tap: most quotes ask for none, and most confirmations leave it as it was. */
export function DepositFields({ today, action }: { today: Day; action: Asking }) {
	const { stay, draft, change, problem } = useOpenedRequest()
	const words = useWords(deskDepositWords)
	const { optional } = useWords(deskRequestWords)
	const agreed = stay.agreement?.deposit ?? null
	const fields = depositFields(draft, agreed, today)
	const errors = problem?.action === action ? depositErrors(problem, words) : {}
	const id = action === 'offer' ? stay.id : `new-${stay.id}`
	// As it was when it was opened: a fold that follows what is typed would close under an emptied field.
	const [wasAsked] = useState(action === 'offer' ? fields.pesos !== '' : isDepositTyped(draft))
	// A confirmation asks for what is not paid yet, also behind a closed fold.
	const isAlreadyAsked = action === 'confirm' && !isPaid(agreed, stay)
	return (
		<>
			{isAlreadyAsked && <HowToPayHint />}
			<details open={wasAsked || undefined}>
				<summary className={`touch ${styles.summary}`}>
					{action === 'offer' || !agreed ? words.ask : words.change}
				</summary>
				{!isAlreadyAsked && <HowToPayHint />}
				<TextField
					name="depositPesos"
					id={`deposit-${id}`}
					inputMode="text"
					autoComplete="off"
					label={words.amount}
					hint={action === 'offer' || !agreed ? words.amountHint : words.changeHint}
					optional={optional}
					error={errors.pesos}
					value={fields.pesos}
					onChange={({ currentTarget }) => change({ depositPesos: currentTarget.value })}
				/>
				<TextField
					name="depositUntil"
					id={`deposit-until-${id}`}
					type="date"
					min={today}
					label={words.until}
					error={errors.until}
					value={fields.until}
					onChange={({ currentTarget }) => change({ depositUntil: currentTarget.value })}
				/>
				<label className={`touch ${styles.same}`}>
					<input
						type="checkbox"
						checked={fields.releases}
						onChange={({ currentTarget }) => change({ depositReleases: currentTarget.checked })}
					/>
					{words.releases}
				</label>
			</details>
		</>
	)
}

/** Until the owner has written how to pay, the guest has to ask. */
function HowToPayHint() {
	const { stay } = useOpenedRequest()
	const words = useWords(deskDepositWords)
	const mayWrite = useHasOwnersTools()
	if (stay.howToPay !== '') return null
	return (
		<p role="note" className={styles.warning}>
			{words.noHowToPay} {mayWrite && <LocalLink to={lettersPlace}>{words.writeHow}</LocalLink>}
		</p>
	)
}
