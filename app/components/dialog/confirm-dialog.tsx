import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import { Dialog, DialogButtons } from './dialog.tsx'

type Props = {
	words: { title: string; text: string; cancel: string; confirm: string }
	/** May return a notice to show afterwards. */
	onConfirm: () => Promise<Notice | boolean | undefined>
	onClose: () => void
	/** Above the text. */
	children?: ReactNode
}

/** Asks before something that cannot easily be undone. Open while it is mounted. */
export function ConfirmDialog({ words, onConfirm, onClose, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [isBusy, setIsBusy] = useState(false)

	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal()
	}, [])

	async function confirm({ detail }: MouseEvent) {
		// The second tap of a double tap on what opened the dialog, which may have come up under the finger.
		if (detail > 1) return
		setIsBusy(true)
		const notice = await onConfirm()
		// The dialog closes first: nothing outside an open one can take the focus.
		dialog.current?.close()
		if (typeof notice === 'object') showNotice(notice)
	}

	return (
		<Dialog ref={dialog} id={useId()} title={words.title} onClose={onClose}>
			{children}
			<p>{words.text}</p>
			<DialogButtons>
				<Button variant="quiet" onClick={() => dialog.current?.close()}>
					{words.cancel}
				</Button>
				<Button variant="danger" disabled={isBusy} onClick={confirm}>
					{words.confirm}
				</Button>
			</DialogButtons>
		</Dialog>
	)
}
