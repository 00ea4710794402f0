import { useId, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import type { DeskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import { fill } from '#domain/fill.ts'
import { deletePerson } from './enquiry-calls.ts'

type Props = {
	enquiry: EnquiryAnswer
	words: DeskWords
	onDeleted: (email: string) => void
}

/** A guest's right (Ley 1581 de 2012). It cannot be undone, so it is asked twice. */
export function DeletePerson({ enquiry, words, onDeleted }: Props) {
	const id = useId()
	const dialog = useRef<HTMLDialogElement>(null)
	const [isBusy, setIsBusy] = useState(false)
	const told = { guest: enquiry.Name, email: enquiry.Email }

	async function remove() {
		setIsBusy(true)
		try {
			const count = await deletePerson(enquiry.id)
			const { done, doneOne } = words.remove
			showNotice({ text: count === 1 ? doneOne : fill(done, { count: String(count) }) })
			dialog.current?.close()
			onDeleted(enquiry.Email)
		} catch {
			showNotice({ text: words.changeFailed, tone: 'bad' })
			setIsBusy(false)
		}
	}

	return (
		<>
			<Button type="button" variant="quiet" onClick={() => dialog.current?.showModal()}>
				{words.remove.button}
			</Button>
			<Dialog ref={dialog} id={id} title={fill(words.remove.title, told)}>
				<p>{fill(words.remove.text, told)}</p>
				<DialogButtons>
					<Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
						{words.remove.cancel}
					</Button>
					<Button type="button" variant="danger" disabled={isBusy} onClick={remove}>
						{words.remove.confirm}
					</Button>
				</DialogButtons>
			</Dialog>
		</>
	)
}
