import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { ApiProblem, codeOf } from '#app/api/call-api.ts'
import { signIn } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { CodeField } from '#app/owner/code-field.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { useWords } from '#app/site/page-context.tsx'
import { reportToConsole } from '#app/site/report-to-console.ts'
import { type OwnerWords, ownerWords } from '#content/owner/owner-words.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { signInName } from '#domain/owner/sign-in.ts'

/** Why a form posted without scripts did not sign in. */
export type PostedRefusal = {
	code: ErrorCode
	retryAfterSeconds: number | undefined
	hadCode: boolean
	hadName: boolean
}

type Props = {
	/** Set when more than one person may sign in. Without a name, the first owner signs in. */
	asksName?: boolean
	/** Where the page has a form of its own too. */
	passwordId?: string
	posted?: PostedRefusal | undefined
	onSignedIn?: () => void
	/** Called after a refusal: whether a name is needed may have changed since the form was shown. */
	onRefused?: () => unknown
	/** Before the button that signs in. */
	children?: ReactNode
}

/** Shown beside the fields after a refusal. */
type Refusal = {
	password?: string
	code?: string | undefined
	asksCode?: boolean
	/** The password is not the first owner's, and may be right for somebody else. */
	lacksName?: boolean
}

/**
 * Asks for the password; while there is one account, the name is fixed (specification, section 6). Before scripts arrive, the
 * form is posted to the address of its page: a section of the desk.
 */
export function LoginForm({
	asksName = false,
	passwordId,
	posted,
	onSignedIn,
	onRefused,
	children,
}: Props) {
	const words = useWords(ownerWords)
	const [refusal, setRefusal] = useState<Refusal>(() =>
		posted ? describePosted(posted, words) : {},
	)
	const [isBusy, setIsBusy] = useState(false)
	const [isShown, setIsShown] = useState(false)
	// The box needs scripts.
	const [isMounted, setIsMounted] = useState(false)
	useEffect(() => setIsMounted(true), [])
	const isPosted = posted !== undefined
	const lacksName = asksName && refusal.lacksName === true

	useEffect(() => {
		if (posted && posted.code !== 'second-factor-required') reportToConsole('Not authentified')
	}, [posted])

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const typed = new FormData(form)
		const [password, code] = [String(typed.get('password')), String(typed.get('code') ?? '')]
		const name = String(typed.get('name') ?? '').trim()
		if (password === '') return refuse(new ApiProblem('invalid-input'))
		setIsBusy(true)
		try {
			await signIn(password, code, name || undefined)
			form.reset()
			setRefusal({})
			onSignedIn?.()
			showNotice({ text: words.signedIn, about: 'session' })
		} catch (problem) {
			refuse(problem)
			onRefused?.()
		} finally {
			setIsBusy(false)
		}

		function refuse(problem: unknown) {
			const hadCode = code.trim() !== '' || refusal.asksCode === true
			const next = describeRefusal(problem, { hadCode, hadName: name !== '' }, words)
			const isCodeMissing = next.asksCode && !hadCode
			if (password !== '' && !isCodeMissing) reportToConsole('Not authentified')
			setRefusal({ ...(refusal.asksCode && { asksCode: true }), ...next })
			const field = next.asksCode ? '[name=code]' : '[name=password]'
			form.querySelector<HTMLInputElement>(field)?.select()
		}
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			<p>{isPosted && refusal.asksCode ? words.login.again : words.login.text}</p>
			{asksName ? (
				<TextField
					name="name"
					autoComplete="username"
					autoCapitalize="words"
					maxLength={200}
					label={words.login.name}
					error={lacksName ? words.login.nameNeeded : undefined}
					autoFocus={lacksName}
				/>
			) : (
				// For password managers.
				<input hidden readOnly name="username" autoComplete="username" value={signInName} />
			)}
			<TextField
				id={passwordId}
				name="password"
				type={isShown ? 'text' : 'password'}
				autoCapitalize="none"
				spellCheck={false}
				autoComplete="current-password"
				label={words.login.password}
				error={lacksName ? undefined : refusal.password}
				autoFocus={isPosted && !lacksName}
			/>
			{isMounted && (
				<CheckboxField
					id={passwordId && `${passwordId}-show`}
					name="show"
					required={false}
					checked={isShown}
					onChange={({ currentTarget }) => setIsShown(currentTarget.checked)}
				>
					{words.login.show}
				</CheckboxField>
			)}
			{refusal.asksCode && (
				<CodeField id={passwordId && `${passwordId}-code`} error={refusal.code} />
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

type Sent = Pick<PostedRefusal, 'hadCode' | 'hadName'>

function describePosted({ code, retryAfterSeconds, ...sent }: PostedRefusal, words: OwnerWords) {
	return describeRefusal(new ApiProblem(code, { retryAfterSeconds }), sent, words)
}

function describeRefusal(problem: unknown, { hadCode, hadName }: Sent, words: OwnerWords): Refusal {
	const code = codeOf(problem)
	if (code === 'second-factor-required' || code === 'second-factor-wrong')
		return { asksCode: true, code: hadCode ? words.login.wrongCode : undefined }
	if (code === 'unauthenticated') return { password: words.login.wrong, lacksName: !hadName }
	if (code === 'invalid-input') return { password: words.login.empty }
	return { password: describeOwnerProblem(problem, words) }
}
