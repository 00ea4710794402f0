import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { deletePerson } from './enquiry-calls.ts'

type Props = {
	enquiry: EnquiryAnswer
	words: DeskWords
	onDeleted: (email: string) => void
}

/** A guest's right (Ley 1581 de 2012). It cannot be undone, so it asks for confirmation. */
export function DeletePerson({ enquiry, words, onDeleted }: Props) {
	const locale = useLocale()
	const [isAsking, setIsAsking] = useState(false)

	const remove = () =>
		attempt(async () => {
			const count = await deletePerson(enquiry.id)
			onDeleted(enquiry.Email)
			return plural(count, words.remove.done, locale)
		}, words.changeFailed)

	return (
		<>
			<Button variant="quiet" onClick={() => setIsAsking(true)}>
				{words.remove.button}
			</Button>
			{isAsking && (
				<ConfirmDialog
					words={fill(words.remove, { guest: enquiry.Name, email: enquiry.Email })}
					onConfirm={remove}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</>
	)
}
