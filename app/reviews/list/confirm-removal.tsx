import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import styles from './confirm-removal.module.css'

type Props = {
	id: string
	/** The text of the review. */
	excerpt: string
	words: { title: string; text: string; cancel: string; confirm: string }
	/** Returns what to tell afterwards. */
	onConfirm: () => Promise<Notice | undefined>
	onClose: () => void
}

/** Asks before a review goes. */
export function ConfirmRemoval({ id, excerpt, words, onConfirm, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [isBusy, setIsBusy] = useState(false)

	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal()
	}, [])

	async function confirm() {
		setIsBusy(true)
		const notice = await onConfirm()
		// The dialog closes first: nothing outside an open one can take the focus.
		dialog.current?.close()
		if (notice) showNotice(notice)
	}

	return (
		<Dialog ref={dialog} id={id} title={words.title} onClose={onClose}>
			<blockquote className={styles.excerpt}>{excerpt}</blockquote>
			<p>{words.text}</p>
			<DialogButtons>
				<Button variant="quiet" command="close" commandfor={id}>
					{words.cancel}
				</Button>
				<Button variant="danger" disabled={isBusy} onClick={confirm}>
					{words.confirm}
				</Button>
			</DialogButtons>
		</Dialog>
	)
}
