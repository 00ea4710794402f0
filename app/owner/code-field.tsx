import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import type { FieldErrors } from '#app/owner/owner-form.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { useWasServed } from '#app/site/use-was-served.ts'
import { ownerWords } from '#content/owner/owner-words.ts'

/** A code of the authenticator app or a recovery code. */
export function CodeInput(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
	return (
		<TextField
			{...props}
			name="code"
			autoComplete="one-time-code"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={60}
		/>
	)
}

/** For forms that show `CodeField` only after the server has asked for a code. */
export function useAskedCode() {
	const [asksCode, setAsksCode] = useState(false)

	/** A code that was not asked for before is missing, not wrong. */
	function withoutMissing(errors: FieldErrors): FieldErrors {
		if (!('code' in errors)) return errors
		setAsksCode(true)
		return asksCode ? errors : {}
	}

	return { asksCode, withoutMissing }
}

type Props = { id?: string | undefined; error: string | undefined }

/**
 * Appears when the server asks for a code after the password. Begins with the app's digits and their keyboard; a page that
 * answers a post takes either code, and offers the choice once React has mounted.
 */
export function CodeField({ id = 'code', error }: Props) {
	const { login: words } = useWords(ownerWords)
	const [isRecovery, setIsRecovery] = useState(false)
	const [isMounted, setIsMounted] = useState(false)
	const box = useRef<HTMLDivElement>(null)
	const wasServed = useWasServed()

	useEffect(() => {
		setIsMounted(true)
		if (!wasServed) box.current?.querySelector('input')?.focus()
	}, [wasServed])

	function change() {
		setIsRecovery(!isRecovery)
		box.current?.querySelector('input')?.focus()
	}

	return (
		<div ref={box}>
			<CodeInput
				id={id}
				inputMode={isMounted && !isRecovery ? 'numeric' : 'text'}
				label={isRecovery ? words.recoveryCode : words.code}
				hint={isRecovery ? words.recoveryHint : words.codeHint}
				error={error}
			/>
			{isMounted && (
				<p>
					<Button variant="quiet" onClick={change}>
						{isRecovery ? words.usePhone : words.useRecovery}
					</Button>
				</p>
			)}
		</div>
	)
}
