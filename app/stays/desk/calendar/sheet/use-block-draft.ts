import { useState } from 'react'
import { type DraftKey, useDraft } from '#app/desk/use-draft.ts'
import { type BlockDraft, type UnsavedBlock, unsavedPart, withOffer } from './block-draft.ts'

type ChosenPart = Omit<BlockDraft, Exclude<keyof UnsavedBlock, 'kind'>>

/**
 * The fields of an entry: those chosen in the calendar begin afresh each time, the written ones stay until they are saved.
 * `seen` is the version of a booking that is changed.
 */
export function useBlockDraft(key: DraftKey, initial: BlockDraft, seen?: string) {
	const unwritten = unsavedPart(initial, initial.kind)
	const unsaved = useDraft<UnsavedBlock, string | undefined>(key, unwritten, seen)
	// Drafts saved by older versions lack new fields.
	const written = { ...unwritten, ...unsaved.value }
	const [chosen, setChosen] = useState(() => chosenPart(withOffer({ ...initial, ...written })))
	const draft: BlockDraft = { ...written, ...chosen }

	return {
		draft,
		seen: unsaved.seen,
		/** Restored from an earlier visit, which the sheet says. */
		wasRestored: unsaved.wasRestored,
		change(changes: Partial<BlockDraft>) {
			const next = withOffer({ ...draft, ...changes })
			setChosen(chosenPart(next))
			unsaved.change(unsavedPart(next, initial.kind))
		},
		/** Keeps the days and the offer. */
		startEmpty() {
			setChosen({ ...chosen, kind: initial.kind })
			unsaved.forget()
		},
		/** Call this when the entry is saved or given up. */
		forget: unsaved.forget,
	}
}

function chosenPart(draft: BlockDraft): ChosenPart {
	const { id, kind, offer, from, to, units, emptyUnits, hour } = draft
	return { id, kind, offer, from, to, units, emptyUnits, hour }
}
