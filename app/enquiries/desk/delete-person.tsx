import { useId, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/locale.tsx'
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
	const id = useId()
	const locale = useLocale()
	const dialog = useRef<HTMLDialogElement>(null)
	const [isBusy, setIsBusy] = useState(false)
	const person = { guest: enquiry.Name, email: enquiry.Email }

	async function remove() {
		setIsBusy(true)
		try {
			const count = await deletePerson(enquiry.id)
			showNotice({ text: plural(count, words.remove.done, locale) })
			dialog.current?.close()
			onDeleted(enquiry.Email)
		} catch {
			showNotice({ text: words.changeFailed, tone: 'bad' })
		} finally {
			setIsBusy(false)
		}
	}

	return (
		<>
			<Button variant="quiet" onClick={() => dialog.current?.showModal()}>
				{words.remove.button}
			</Button>
			<Dialog ref={dialog} id={id} title={fill(words.remove.title, person)}>
				<p>{fill(words.remove.text, person)}</p>
				<DialogButtons>
					<Button variant="quiet" onClick={() => dialog.current?.close()}>
						{words.remove.cancel}
					</Button>
					<Button variant="danger" disabled={isBusy} onClick={remove}>
						{words.remove.confirm}
					</Button>
				</DialogButtons>
			</Dialog>
		</>
	)
}
