import { type FormEvent, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { CodeField } from '#app/owner/code-field.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere } from '#app/site/locale.tsx'
import type { AccountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { signInName } from '#domain/owner/sign-in-name.ts'
import { changePassword } from './account-calls.ts'

type Words = AccountWords['password']
type Errors = { current?: string; password?: string; code?: string }
type Props = { words: Words; onChanged: () => void; onCancel: () => void }

/** Asks for the present password and the new one. The server judges both, and says whether it wants a code too. */
export function NewPasswordForm({ words, onChanged, onCancel }: Props) {
	const [errors, setErrors] = useState<Errors>({})
	const [asksCode, setAsksCode] = useState(false)
	const [isShown, setIsShown] = useState(false)
	const [isBusy, setIsBusy] = useState(false)
	const secret = { type: isShown ? 'text' : 'password', maxLength: 1000, spellCheck: false }

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const typed = new FormData(form)
		const read = (name: string) => String(typed.get(name) ?? '')
		const code = read('code').trim()
		setIsBusy(true)
		try {
			await changePassword({
				current: read('current'),
				password: read('password'),
				...(code && { code }),
			})
			onChanged()
		} catch (problem) {
			refuse(problem)
		} finally {
			setIsBusy(false)
		}

		function refuse(problem: unknown) {
			const reasons = describeErrors(problem, words)
			if ('code' in reasons) setAsksCode(true)
			// Asked for the first time, there is nothing wrong with it yet.
			setErrors('code' in reasons && !asksCode ? {} : reasons)
			const first = form.querySelector<HTMLInputElement>(`[name=${Object.keys(reasons)[0]}]`)
			first?.focus()
			first?.select()
		}
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			{/* For password managers. */}
			<input hidden readOnly name="username" autoComplete="username" value={signInName} />
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
			{asksCode && (
				<CodeField
					words={ownerWords[localeHere()].login}
					id="new-password-code"
					error={errors.code}
				/>
			)}
			<DialogButtons>
				<Button type="button" variant="quiet" onClick={onCancel}>
					{words.cancel}
				</Button>
				<Button type="submit" disabled={isBusy}>
					{isBusy ? words.busy : words.submit}
				</Button>
			</DialogButtons>
		</form>
	)
}

/** What concerns no field in particular is said beside the first: there the keyboard is put, too. */
function describeErrors(problem: unknown, words: Words): Errors {
	const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
	if (code === 'password-fixed') return { current: words.fixed }
	if (code === 'offline') return { current: words.noAnswer }
	if (errors.length === 0)
		return { current: describeOwnerProblem(problem, ownerWords[localeHere()]) }
	const refusals: Record<string, string> = words.refusals
	const described = errors.map((error) => [
		error.field,
		refusals[error.code] ?? words.refusals.codeInvalid,
	])
	return Object.fromEntries(described)
}
