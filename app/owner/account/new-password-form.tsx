import { useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner, takeToken } from '#app/api/call-as-owner.ts'
import { renewOwnerToken } from '#app/api/owner-token.ts'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { CodeField, useAskedCode } from '#app/owner/code-field.tsx'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { useDeskPerson } from '#app/site/desk-person.tsx'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { type AccountWords, accountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import type { PasswordChange } from '#domain/owner/sign-in-schemas.ts'

type Words = AccountWords['password']
type Props = { onChanged: () => void; onCancel: () => void }

/** Asks for the current password and the new one. The server checks both, and says whether it needs a code too. */
export function NewPasswordForm({ onChanged, onCancel }: Props) {
	const { password: words } = useWords(accountWords)
	const { asksCode, withoutMissing } = useAskedCode()
	const { name, hasColleagues } = useDeskPerson()
	// What they sign in with: without colleagues, the password alone.
	const username = hasColleagues ? name : signInName
	const [isShown, setIsShown] = useState(false)
	const secret = { type: isShown ? 'text' : 'password', maxLength: 1000, spellCheck: false }

	async function submit({ current = '', password = '', ...typed }: Record<string, string>) {
		const code = typed.code?.trim()
		const change: PasswordChange = { current, password, ...(code && { code }) }
		// The server replaces the token together with the password.
		await takeToken(() => callAsOwner('/api/auth/password', 'POST', change), renewOwnerToken)
		onChanged()
	}

	return (
		<OwnerForm
			labels={words}
			onSubmit={submit}
			describeErrors={(problem) => withoutMissing(describeErrors(problem, words))}
			onCancel={onCancel}
		>
			{(errors) => (
				<>
					{/* For password managers. */}
					<input hidden readOnly name="username" autoComplete="username" value={username} />
					<TextField
						{...secret}
						name="current"
						autoCapitalize="none"
						autoComplete="current-password"
						label={words.current}
						error={errors.current}
					/>
					<TextField
						{...secret}
						id="new-password"
						name="password"
						autoCapitalize="none"
						autoComplete="new-password"
						label={words.fresh}
						hint={words.freshHint}
						error={errors.password}
					/>
					<CheckboxField
						name="show"
						required={false}
						checked={isShown}
						onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
					>
						{words.show}
					</CheckboxField>
					{asksCode && <CodeField id="new-password-code" error={errors.code} />}
				</>
			)}
		</OwnerForm>
	)
}

/** A problem that belongs to no field shows beside the first one, which takes the focus. */
function describeErrors(problem: unknown, words: Words): FieldErrors {
	const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
	if (code === 'password-fixed') return { current: words.fixed }
	if (code === 'offline') return { current: words.noConnection }
	if (errors.length === 0)
		return { current: describeOwnerProblem(problem, ownerWords[localeHere()]) }
	const refusals: Record<string, string> = words.refusals
	const described = errors.map((error) => [
		error.field,
		refusals[error.code] ?? words.refusals.codeInvalid,
	])
	return Object.fromEntries(described)
}
