import { ChoiceChips } from '#app/components/choice-chips/choice-chips.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import {
	addEntry,
	deleteEntry,
	listTitleId,
	whyNotRemoved,
} from '#app/stays/desk/calendar/entries.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { AlreadyTaken } from './already-taken.tsx'
import { type EntryDraft, newDraft } from './entry-draft.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useEntryForm } from './use-entry-form.ts'

type Props = {
	chosen: Pick<EntryDraft, 'offer' | 'from' | 'to'>
	/** The nights known to be taken. */
	takes: readonly TakeResponse[]
	onClose: () => void
}

/** Blocks an offer or the whole house, or enters a booking that came by phone. */
export function NewEntrySheet({ chosen, takes, onClose }: Props) {
	const words = useWords(entrySheetWords)
	const list = useWords(deskCalendarWords)
	const unsaved = useEntryDraft('guest block', newDraft(chosen))
	const { draft } = unsaved
	const kind = draft.offer === 'all' ? 'all' : draft.kind
	const { save: reopen } = useSave(deleteEntry, {
		done: list.removed,
		failed: (problem) => whyNotRemoved(problem, list),
	})
	// Without it, the owner would have to remove eight entries by hand.
	const undoAll = { label: list.undo, run: () => reopen(draft.id), returnFocusTo: listTitleId }
	const form = useEntryForm(unsaved, {
		send: addEntry,
		done: { text: words.saved[kind], ...(kind === 'all' && { action: undoAll }) },
		onClose,
	})
	return (
		<EntrySheet title={words.title} form={form} save={words.save[kind]} onClose={onClose}>
			<ChoiceChips
				variant="wide"
				legend={words.what}
				name="kind"
				choices={[
					{ value: 'blocked', label: words.block },
					{ value: 'phone', label: words.phone },
				]}
				chosen={draft.kind}
				onChoose={(it) => form.change({ kind: it })}
			/>
			<EntryFields draft={draft} errorOf={form.errorOf} onChange={form.change} />
			<AlreadyTaken draft={draft} takes={takes} />
		</EntrySheet>
	)
}
