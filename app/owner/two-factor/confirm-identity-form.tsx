import type { ReactNode } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { TextField } from '#app/components/field/text-field.tsx'
import { CodeInput } from '#app/owner/code-field.tsx'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import { type TwoFactorWords, twoFactorWords } from '#content/owner/two-factor-words.ts'
import type { Proof } from '#domain/owner/sign-in-schemas.ts'
import styles from './two-factor.module.css'

/** The owner's input to confirm their identity. */
export type Identity = Partial<Proof>

type Props = {
	asksPassword?: boolean
	/** The code's label, where a code is asked for. */
	codeLabel?: string
	submitLabel: string
	variant?: 'main' | 'danger'
	onConfirm: (identity: Identity) => Promise<void>
	onCancel: () => void
	children?: ReactNode
}

/** Asks for the password, a code, or both, and says what is wrong with them. */
export function ConfirmIdentityForm({ asksPassword = false, codeLabel, ...props }: Props) {
	const words = useWords(twoFactorWords)
	async function submit(typed: Identity) {
		const empty = Object.entries(typed).filter(([, value]) => value?.trim() === '')
		if (empty.length > 0)
			throw new ApiProblem('invalid-input', {
				errors: empty.map(([field]) => ({ field, code: 'empty' })),
			})
		await props.onConfirm(typed)
	}

	return (
		<OwnerForm
			labels={{ cancel: words.cancel, submit: props.submitLabel, busy: words.loading }}
			variant={props.variant ?? 'main'}
			onSubmit={submit}
			describeErrors={(problem) => describeErrors(problem, words)}
			onCancel={props.onCancel}
		>
			{(errors) => (
				<>
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
						<CodeInput
							id="two-factor-code"
							inputMode={asksPassword ? 'text' : 'numeric'}
							label={codeLabel}
							error={errors.code}
						/>
					)}
					<p className={styles.error} role="alert">
						{errors.form}
					</p>
				</>
			)}
		</OwnerForm>
	)
}

function describeErrors(problem: unknown, words: TwoFactorWords): FieldErrors {
	const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
	if (code === 'wrong-state') return { form: words.changed }
	if (errors.length === 0) return { form: describeOwnerProblem(problem, ownerWords[localeHere()]) }
	const described = errors.map(({ field }) =>
		field === 'password' ? ['password', words.wrongPassword] : ['code', words.wrongCode],
	)
	return Object.fromEntries(described)
}
