import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere } from '#app/site/locale.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import styles from './two-factor.module.css'
import type { Proof } from './two-factor-calls.ts'

type Errors = { password?: string; code?: string; form?: string }

type Props = {
	words: TwoFactorWords
	asksPassword?: boolean
	/** The code's label, where one is asked for. */
	codeLabel?: string
	submitLabel: string
	variant?: 'main' | 'danger'
	onProof: (proof: Proof) => Promise<void>
	onCancel: () => void
	children?: ReactNode
}

/** Asks for the password, a code, or both, and says what is wrong with them. */
export function ProofForm({ words, asksPassword = false, codeLabel, onProof, ...props }: Props) {
	const [errors, setErrors] = useState<Errors>({})
	const [isBusy, setIsBusy] = useState(false)

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const typed = Object.fromEntries(new FormData(form)) as Proof
		const empty: Errors = {
			...(typed.password === '' && { password: words.wrongPassword }),
			...(typed.code?.trim() === '' && { code: words.wrongCode }),
		}
		if (Object.keys(empty).length > 0) return refuse(empty)
		setIsBusy(true)
		try {
			await onProof(typed)
		} catch (problem) {
			refuse(describeErrors(problem, words))
		} finally {
			setIsBusy(false)
		}

		function refuse(reasons: Errors) {
			setErrors(reasons)
			const [field] = Object.keys(reasons)
			form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select()
		}
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			{props.children}
			{asksPassword && (
				<TextField
					id="two-factor-password"
					name="password"
					type="password"
					autoComplete="current-password"
					label={words.password}
					error={errors.password}
				/>
			)}
			{codeLabel && (
				<TextField
					id="two-factor-code"
					name="code"
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					inputMode={asksPassword ? 'text' : 'numeric'}
					maxLength={60}
					label={codeLabel}
					error={errors.code}
				/>
			)}
			<p className={styles.error} role="alert">
				{errors.form}
			</p>
			<DialogButtons>
				<Button type="button" variant="quiet" onClick={props.onCancel}>
					{words.cancel}
				</Button>
				<Button type="submit" variant={props.variant ?? 'main'} disabled={isBusy}>
					{isBusy ? words.loading : props.submitLabel}
				</Button>
			</DialogButtons>
		</form>
	)
}

function describeErrors(problem: unknown, words: TwoFactorWords): Errors {
	const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
	if (code === 'wrong-state') return { form: words.changed }
	if (errors.some(({ field }) => field === 'password')) return { password: words.wrongPassword }
	if (errors.length > 0) return { code: words.wrongCode }
	return { form: describeOwnerProblem(problem, ownerWords[localeHere()]) }
}
