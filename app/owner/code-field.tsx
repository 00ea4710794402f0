import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import type { OwnerWords } from '#content/owner/owner-words.ts'

type Props = { words: OwnerWords['login']; id?: string | undefined; error: string | undefined }

/** Asked for by the server, after the password. Digits of the phone at first: that keyboard is the easier one. */
export function CodeField({ words, id = 'code', error }: Props) {
	const [isRecovery, setIsRecovery] = useState(false)
	const place = useRef<HTMLDivElement>(null)

	useEffect(() => {
		place.current?.querySelector('input')?.focus()
	}, [])

	function change() {
		setIsRecovery(!isRecovery)
		place.current?.querySelector('input')?.focus()
	}

	return (
		<div ref={place}>
			<TextField
				id={id}
				name="code"
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				inputMode={isRecovery ? 'text' : 'numeric'}
				maxLength={60}
				label={isRecovery ? words.recoveryCode : words.code}
				hint={isRecovery ? words.recoveryHint : words.codeHint}
				error={error}
			/>
			<p>
				<Button type="button" variant="quiet" onClick={change}>
					{isRecovery ? words.usePhone : words.useRecovery}
				</Button>
			</p>
		</div>
	)
}
