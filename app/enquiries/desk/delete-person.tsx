import { useState } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'

type Props = {
	enquiry: EnquiryResponse
	onDeleted: (email: string) => void
}

/** A guest's right (Ley 1581 de 2012). It cannot be undone, so it asks for confirmation. */
export function DeletePerson({ enquiry, onDeleted }: Props) {
	const locale = useLocale()
	const words = useWords(deskWords)
	const [isAsking, setIsAsking] = useState(false)

	/** All enquiries from the same e-mail address. */
	const { save: remove } = useSave(
		() => fetchAsOwner<{ deleted: number }>(`/api/enquiries/${enquiry.id}`, 'DELETE'),
		{
			done: ({ deleted }) => plural(deleted, words.remove.done, locale),
			failed: words.changeFailed,
			onSaved: () => onDeleted(enquiry.Email),
		},
	)

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
