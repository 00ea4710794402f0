import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner, fetchMe } from '#app/api/call-as-owner.ts'
import { ownerToken } from '#app/api/owner-token.ts'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import { localeHere } from '#app/site/page-context.tsx'
import { reportToConsole } from '#app/site/report-to-console.ts'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { DeleteButton } from './delete-button.tsx'
import { listId } from './list-id.ts'
import type { Deletion } from './review-set.ts'

export type DeleteTools = {
	DeleteButton: typeof DeleteButton
	ConfirmDelete: typeof ConfirmDelete
}

/** Undefined for people of the house who may not delete. */
export async function loadDeleteTools(): Promise<DeleteTools | undefined> {
	return (await fetchMe())?.role === 'owner' ? { DeleteButton, ConfirmDelete } : undefined
}

type OnChange = (deletion: Deletion) => void
type Props = { review: Review; onChange: OnChange; onClose: () => void }

function ConfirmDelete({ review, onChange, onClose }: Props) {
	return (
		<ConfirmRemoval
			excerpt={review.message}
			words={deletionWords[localeHere()]}
			onConfirm={() => deleteReview(review, onChange)}
			onClose={onClose}
		/>
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
		const code = codeOf(problem)
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
