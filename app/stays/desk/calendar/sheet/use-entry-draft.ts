import { useState } from 'react'
import { type DraftKey, useDraft } from '#app/desk/use-draft.ts'
import { type EntryDraft, type UnsavedEntry, unsavedPart, withOffer } from './entry-draft.ts'

type ChosenPart = Omit<EntryDraft, Exclude<keyof UnsavedEntry, 'kind'>>

/**
 * The fields of an entry: those chosen in the calendar begin afresh each time, the written ones stay until they are saved.
 * `seen` is the version of a booking that is changed.
 */
export function useEntryDraft(key: DraftKey, initial: EntryDraft, seen?: string) {
	const unwritten = unsavedPart(initial, initial.kind)
	const unsaved = useDraft<UnsavedEntry, string | undefined>(key, unwritten, seen)
	// Drafts saved by older versions lack new fields.
	const written = { ...unwritten, ...unsaved.value }
	const [chosen, setChosen] = useState(() => chosenPart(withOffer({ ...initial, ...written })))
	const draft: EntryDraft = { ...written, ...chosen }

	return {
		draft,
		seen: unsaved.seen,
		/** Restored from an earlier visit, which the sheet says. */
		wasRestored: unsaved.wasRestored,
		change(changes: Partial<EntryDraft>) {
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

function chosenPart(draft: EntryDraft): ChosenPart {
	const { id, kind, offer, from, to, units, emptyUnits, hour } = draft
	return { id, kind, offer, from, to, units, emptyUnits, hour }
}
