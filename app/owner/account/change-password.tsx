import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { accountWords } from '#content/owner/account-words.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** On the owner's desk: changes the password, unless the server's configuration sets it. */
export function ChangePassword({ isFixed }: { isFixed: boolean }) {
	const { password: words } = useWords(accountWords)
	const isOwner = useHasOwnersTools()
	const [isOpen, setIsOpen] = useState(false)
	const section = useFocusOnChange(isOpen ? 'form' : 'rest')

	function end() {
		setIsOpen(false)
		showNotice({ text: isOwner ? words.doneOfOwner : words.done })
	}

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			<p>{isFixed ? words.fixed : words.text}</p>
			{!isFixed && !isOpen && (
				<DialogButtons>
					<Button variant="quiet" onClick={() => setIsOpen(true)}>
						{words.open}
					</Button>
				</DialogButtons>
			)}
			{!isFixed && isOpen && <NewPasswordForm onChanged={end} onCancel={() => setIsOpen(false)} />}
		</div>
	)
}
