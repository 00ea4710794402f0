import { useState } from 'react'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import type { Notice } from '#app/components/notice/notices.ts'
import { useSave } from '#app/desk/use-save.ts'
import { aboutDraft, useDraftProblems } from '#app/editing/content-draft.ts'
import { useDeskPerson, useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { DocumentList, Publication } from '#domain/editing/responses.ts'
import { plural } from '#domain/text/numbers.ts'

/** Publishing and discarding the draft. What was published can be undone; discarding asks first. */
export function usePublishing(draft: DocumentList | undefined) {
	const { bar, discard } = useWords(editingWords)
	const { whyNotSaved } = useDraftProblems()
	const isOwner = useHasOwnersTools()
	const { hasColleagues } = useDeskPerson()
	const locale = useLocale()
	/** The draft as it was when somebody was asked whether to discard it. */
	const [asked, setAsked] = useState<DocumentList>()
	const done = useUndo(bar.published, bar.undone)
	const publishing = useSave(() => fetchAsOwner<Publication>('/api/content/publish', 'POST'), {
		done,
		failed: whyNotSaved,
	})
	const discarding = useSave(discardDraft, {
		done: () => ({ text: bar.discarded, about: aboutDraft }),
		failed: whyNotSaved,
		elsewhere: discard.elsewhere,
	})
	return {
		isBusy: publishing.isBusy || discarding.isBusy,
		publish: () => publishing.save(),
		/** For owners alone. */
		askToDiscard: isOwner ? () => setAsked(draft) : undefined,
		discardDialog: asked && (
			<ConfirmDialog
				words={{ ...discard, text: hasColleagues ? discard.textWithOthers : discard.text }}
				onConfirm={() => discarding.save(asked.version)}
				onClose={() => setAsked(undefined)}
			>
				{asked.changes > 0 && <p>{plural(asked.changes, bar.changes, locale)}</p>}
			</ConfirmDialog>
		),
	}
}

/** Going back to a published version, which can be undone. */
export function useRestoring() {
	const { restore } = useWords(editingWords)
	const done = useUndo(restore.done, restore.undone)
	return useSave(restoreVersion, { done, ...useNotRestored() })
}

/** A notice whose button brings back what visitors saw before. */
function useUndo(text: string, undone: string) {
	const { undo: label } = useWords(editingWords).bar
	const mayRestore = useHasOwnersTools()
	const { save: restore } = useSave(restoreVersion, { done: undone, ...useNotRestored() })
	return ({ version, previous }: Publication): Notice => {
		if (version === previous || !mayRestore) return { text, about: aboutDraft }
		return { text, about: aboutDraft, action: { label, run: () => restore(previous, version) } }
	}
}

function useNotRestored() {
	const { restore } = useWords(editingWords)
	return { failed: useDraftProblems().whyNotSaved, elsewhere: restore.elsewhere }
}

/** Fails with `edited-elsewhere` when the draft has another version by now. */
function discardDraft(version: string) {
	return callAsOwner(`/api/content/draft?seen=${version}`, 'DELETE')
}

/** `seen`: what is public. Fails with `edited-elsewhere` when something was published since. */
function restoreVersion(version: number, seen: number) {
	return fetchAsOwner<Publication>(`/api/content/history/${version}/restore?seen=${seen}`, 'POST')
}
