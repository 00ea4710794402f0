import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import type { AccountWords } from '#content/owner/account-words.ts'
import { isPasswordFixed } from './account-calls.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Props = { words: AccountWords['password']; onChanged: () => void }

/** On the owner's desk: changes the password. */
export function ChangePassword({ words, onChanged }: Props) {
	const [step, setStep] = useState<'rest' | 'form' | 'fixed'>('rest')
	const section = useFocusOnChange(step === 'form' ? 'form' : 'rest')

	useEffect(() => {
		// On failure the form stays: the server checks again on submit.
		isPasswordFixed().then(
			(isFixed) => isFixed && setStep('fixed'),
			() => {},
		)
	}, [])

	function end() {
		setStep('rest')
		showNotice({ text: words.done })
		onChanged()
	}

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			<p>{step === 'fixed' ? words.fixed : words.text}</p>
			{step === 'rest' && (
				<DialogButtons>
					<Button variant="quiet" onClick={() => setStep('form')}>
						{words.open}
					</Button>
				</DialogButtons>
			)}
			{step === 'form' && (
				<NewPasswordForm words={words} onChanged={end} onCancel={() => setStep('rest')} />
			)}
		</div>
	)
}
