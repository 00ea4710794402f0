import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { ownerToken } from '#app/api/owner-token.ts'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import { localeHere } from '#app/site/locale.tsx'
import { reportToConsole } from '#app/site/report-to-console.ts'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import { fill } from '#domain/fill.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './delete-review.module.css'
import { listId } from './review-box.tsx'
import type { Deletion } from './review-set.ts'

type OnChange = (deletion: Deletion) => void
type Props = { review: Review; onChange: OnChange; onClose: () => void }

const dialogId = 'delete-review'

/** The accessible name of a review's delete button. */
export function deleteLabel(name: string): string {
	return fill(deletionWords[localeHere()].button, { name })
}

export function ConfirmDelete({ review, onChange, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [isDeleting, setIsDeleting] = useState(false)
	const words = deletionWords[localeHere()]

	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal()
	}, [])

	async function confirm() {
		setIsDeleting(true)
		const notice = await deleteReview(review, onChange)
		// The dialog closes first: nothing outside an open one can take the focus.
		dialog.current?.close()
		if (notice) showNotice(notice)
	}

	return (
		<Dialog ref={dialog} id={dialogId} title={words.title} onClose={onClose}>
			<blockquote className={styles.excerpt}>{review.message}</blockquote>
			<p>{words.text}</p>
			<DialogButtons>
				<Button type="button" variant="quiet" command="close" commandfor={dialogId}>
					{words.cancel}
				</Button>
				<Button type="button" variant="danger" disabled={isDeleting} onClick={confirm}>
					{words.confirm}
				</Button>
			</DialogButtons>
		</Dialog>
	)
}

async function deleteReview(review: Review, onChange: OnChange): Promise<Notice | undefined> {
	const words = deletionWords[localeHere()]
	if (!ownerToken()) {
		reportToConsole('No admin connected')
		return { text: words.notSignedIn, tone: 'bad' }
	}
	try {
		await callAsOwner(`/api/delete/${review._id}`, 'DELETE')
		onChange({ type: 'removed', id: review._id })
		const undo = () => restoreReview(review, onChange)
		return { text: words.done, action: { label: words.undo, run: undo, returnFocusTo: listId } }
	} catch (problem) {
		const code = problem instanceof ApiProblem ? problem.code : undefined
		// callAsOwner has already said that the session expired.
		if (code === 'unauthenticated') return void reportToConsole('No admin connected')
		reportToConsole('ERROR', problem)
		if (code === 'not-found') onChange({ type: 'removed', id: review._id })
		return { text: code === 'not-found' ? words.gone : words.failed, tone: 'bad' }
	}
}

async function restoreReview(review: Review, onChange: OnChange) {
	const words = deletionWords[localeHere()]
	try {
		await callAsOwner(`/api/restore/${review._id}?language=${localeHere()}`, 'POST')
		onChange({ type: 'restored', review })
		showNotice({ text: words.restored })
	} catch (problem) {
		reportToConsole('ERROR', problem)
		showNotice({ text: words.undoFailed, tone: 'bad' })
	}
}
