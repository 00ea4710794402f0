import { type FormEvent, type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { signIn } from '#app/owner/owner-calls.ts'
import { reportToConsole } from '#app/report-to-console.ts'
import type { loader } from '#app/root.tsx'
import { fill } from '#content/fill.ts'
import type { OwnerWords } from '#content/owner-words.ts'

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
	const ownerName = useRouteLoaderData<typeof loader>('root')?.ownerName ?? ''
	const [error, setError] = useState<string>()
	const [isBusy, setIsBusy] = useState(false)

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const password = String(new FormData(form).get('password'))
		if (password === '') return refuse(words.login.empty)
		setIsBusy(true)
		try {
			await signIn(ownerName, password)
			form.reset()
			setError(undefined)
			onSignedIn?.()
			showNotice({ text: words.signedIn })
		} catch (problem) {
			refuse(reasonOf(problem, words))
		}
		setIsBusy(false)

		function refuse(reason: string) {
			setError(reason)
			form.querySelector<HTMLInputElement>('[type=password]')?.select()
		}
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			<p>{words.login.text}</p>
			{/* For password managers. */}
			<input hidden readOnly name="username" autoComplete="username" value={ownerName} />
			<TextField
				id={passwordId}
				name="password"
				type="password"
				autoComplete="current-password"
				label={words.login.password}
				error={error}
			/>
			<DialogButtons>
				{children}
				<Button type="submit" disabled={isBusy}>
					{isBusy ? words.login.signingIn : words.login.signIn}
				</Button>
			</DialogButtons>
		</form>
	)
}

function reasonOf(problem: unknown, { login, seconds, minutes }: OwnerWords): string {
	const { code, retryAfterSeconds = 60 } = problem instanceof ApiProblem ? problem : {}
	if (code === 'unauthenticated') {
		reportToConsole('Not authentified')
		return login.wrong
	}
	if (code === 'offline') return login.offline
	if (code !== 'too-many-requests') return login.failed
	const time =
		retryAfterSeconds < 90
			? fill(seconds, { count: String(Math.ceil(retryAfterSeconds)) })
			: fill(minutes, { count: String(Math.ceil(retryAfterSeconds / 60)) })
	return fill(login.tooMany, { time })
}
