import { TextField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskRequestWords } from '#content/stays/desk-request-words.ts'
import type { Deposit } from '#domain/stays/deposit.ts'
import { readPesos } from '#domain/text/money.ts'
import type { Day } from '#domain/time/dates.ts'
import type { DraftChanges, RequestDraft } from './request-draft.ts'
import styles from './stay-panel.module.css'

/** '50 %' of the price, or an amount. Undefined for anything else. */
export function depositPesos(text: string, total: number | undefined): number | undefined {
	const share = /^(\d{1,3})\s*%$/.exec(text.trim())
	if (!share) return readPesos(text)
	return total === undefined ? undefined : Math.round((total * Number(share[1])) / 100)
}

/** Undefined while none is asked for; pesos of 0 are refused by the server, in words. */
export function depositIn(draft: RequestDraft, total: number | undefined): Deposit | undefined {
	const text = draft.depositPesos?.trim()
	if (!text) return undefined
	return {
		pesos: depositPesos(text, total) ?? 0,
		until: draft.depositUntil ?? '',
		...(draft.depositReleases && { releases: true }),
	}
}

type Props = {
	id: string
	today: Day
	draft: RequestDraft
	change: (changes: DraftChanges) => void
	/** The words for what is wrong with it. */
	error: string | undefined
}

/** Behind a tap: most quotes ask for none. */
export function DepositFields({ id, today, draft, change, error }: Props) {
	const { deposit: words, optional } = useWords(deskRequestWords)
	return (
		<details className={styles.more} open={draft.depositPesos !== undefined || undefined}>
			<summary>{words.ask}</summary>
			<TextField
				name="depositPesos"
				id={`deposit-${id}`}
				inputMode="text"
				autoComplete="off"
				label={words.amount}
				hint={words.amountHint}
				optional={optional}
				error={error}
				value={draft.depositPesos ?? ''}
				onChange={({ currentTarget }) => change({ depositPesos: currentTarget.value || undefined })}
			/>
			<TextField
				name="depositUntil"
				id={`deposit-until-${id}`}
				type="date"
				min={today}
				label={words.until}
				optional={optional}
				value={draft.depositUntil ?? ''}
				onChange={({ currentTarget }) => change({ depositUntil: currentTarget.value || undefined })}
			/>
			<label className={styles.same}>
				<input
					type="checkbox"
					checked={draft.depositReleases ?? false}
					onChange={({ currentTarget }) =>
						change({ depositReleases: currentTarget.checked || undefined })
					}
				/>
				{words.releases}
			</label>
		</details>
	)
}
