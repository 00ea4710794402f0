import { useEffect, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'

type Props = { words: EditingWords; onCancel: () => void; onConfirm: () => void }

export function ConfirmDiscard({ words, onCancel, onConfirm }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const { title, text, cancel, confirm } = words.discard
	useEffect(() => dialog.current?.showModal(), [])
	return (
		<Dialog ref={dialog} id="discard-draft" title={title} onClose={onCancel}>
			<p>{text}</p>
			<DialogButtons>
				<Button variant="quiet" onClick={onCancel}>
					{cancel}
				</Button>
				<Button variant="danger" onClick={onConfirm}>
					{confirm}
				</Button>
			</DialogButtons>
		</Dialog>
	)
}
