import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { signIn } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { CodeField } from '#app/owner/code-field.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { reportToConsole } from '#app/site/report-to-console.ts'
import type { OwnerWords } from '#content/owner/owner-words.ts'
import { signInName } from '#domain/owner/sign-in-name.ts'

type Props = {
	words: OwnerWords
	/** Where the page has a form of its own too. */
	passwordId?: string
	onSignedIn?: () => void
	/** Before the button that signs in. */
	children?: ReactNode
}

/** Asks for the password. The name is fixed (specification, section 6). */
export function LoginForm({ words, passwordId, onSignedIn, children }: Props) {
	const [error, setError] = useState<string>()
	const [asksCode, setAsksCode] = useState(false)
	const [codeError, setCodeError] = useState<string>()
	const [isBusy, setIsBusy] = useState(false)

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const typed = new FormData(form)
		const [password, code] = [String(typed.get('password')), String(typed.get('code') ?? '')]
		if (password === '') return refuse(words.login.empty)
		setIsBusy(true)
		try {
			await signIn(password, code)
			form.reset()
			setError(undefined)
			setAsksCode(false)
			onSignedIn?.()
			showNotice({ text: words.signedIn })
		} catch (problem) {
			explain(problem)
		} finally {
			setIsBusy(false)
		}

		function explain(problem: unknown) {
			const { code: reason } = problem instanceof ApiProblem ? problem : {}
			if (reason === 'second-factor-required' || reason === 'second-factor-wrong') {
				setError(undefined)
				setAsksCode(true)
				setCodeError(code.trim() || asksCode ? words.login.wrongCode : undefined)
				form.querySelector<HTMLInputElement>('[name=code]')?.select()
			} else if (reason === 'unauthenticated') {
				reportToConsole('Not authentified')
				refuse(words.login.wrong)
			} else refuse(describeOwnerProblem(problem, words))
		}

		function refuse(reason: string) {
			setError(reason)
			setCodeError(undefined)
			form.querySelector<HTMLInputElement>('[type=password]')?.select()
		}
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			<p>{words.login.text}</p>
			{/* For password managers. */}
			<input hidden readOnly name="username" autoComplete="username" value={signInName} />
			<TextField
				id={passwordId}
				name="password"
				type="password"
				autoComplete="current-password"
				label={words.login.password}
				error={error}
			/>
			{asksCode && (
				<CodeField words={words.login} id={passwordId && `${passwordId}-code`} error={codeError} />
			)}
			<DialogButtons>
				{children}
				<Button type="submit" disabled={isBusy}>
					{isBusy ? words.login.signingIn : words.login.signIn}
				</Button>
			</DialogButtons>
		</form>
	)
}
