import { useState } from 'react'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import type { Notice } from '#app/components/notice/notices.ts'
import { useSave } from '#app/desk/use-save.ts'
import { aboutDraft, useDraftProblems } from '#app/editing/content-draft.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { Publication } from '#domain/editing/responses.ts'

/** Publishing and discarding the draft. What was published can be undone; discarding asks first. */
export function usePublishing() {
	const { bar, discard } = useWords(editingWords)
	const { notSaved } = useDraftProblems()
	const isOwner = useHasOwnersTools()
	const [isAsking, setIsAsking] = useState(false)
	const done = useUndo(bar.published, bar.undone)
	const publishing = useSave(() => fetchAsOwner<Publication>('/api/content/publish', 'POST'), {
		done,
		failed: notSaved,
	})
	const discarding = useSave(() => callAsOwner('/api/content/draft', 'DELETE'), {
		done: () => ({ text: bar.discarded, about: aboutDraft }),
		failed: notSaved,
	})
	return {
		isBusy: publishing.isBusy || discarding.isBusy,
		publish: () => publishing.save(),
		/** For owners alone. */
		askToDiscard: isOwner ? () => setIsAsking(true) : undefined,
		discardDialog: isAsking && (
			<ConfirmDialog
				words={discard}
				onConfirm={() => discarding.save()}
				onClose={() => setIsAsking(false)}
			/>
		),
	}
}

/** Going back to a published version, which can be undone. */
export function useRestoring() {
	const { restore } = useWords(editingWords)
	const { notSaved } = useDraftProblems()
	const done = useUndo(restore.done, restore.undone)
	return useSave(restoreVersion, { done, failed: notSaved })
}

/** A notice whose button brings back what visitors saw before. */
function useUndo(text: string, undone: string) {
	const { undo: label } = useWords(editingWords).bar
	const { notSaved } = useDraftProblems()
	const mayRestore = useHasOwnersTools()
	const { save: restore } = useSave(restoreVersion, { done: undone, failed: notSaved })
	return ({ version, previous }: Publication): Notice => {
		if (version === previous || !mayRestore) return { text, about: aboutDraft }
		return { text, about: aboutDraft, action: { label, run: () => restore(previous) } }
	}
}

function restoreVersion(version: number) {
	return fetchAsOwner<Publication>(`/api/content/history/${version}/restore`, 'POST')
}
