import { ChoiceChips } from '#app/components/choice-chips/choice-chips.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import {
	addBlock,
	listTitleId,
	removeBlock,
	whyNotRemoved,
} from '#app/stays/desk/calendar/blocks.ts'
import { blockSheetWords } from '#content/stays/desk/block-sheet-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { AlreadyTaken } from './already-taken.tsx'
import { type BlockDraft, newDraft } from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import { BlockSheet } from './block-sheet.tsx'
import { useBlockDraft } from './use-block-draft.ts'
import { useBlockForm } from './use-block-form.ts'

type Props = {
	chosen: Pick<BlockDraft, 'offer' | 'from' | 'to'>
	/** The nights known to be taken. */
	takes: readonly TakeResponse[]
	onClose: () => void
}

/** Blocks an offer or the whole house, or enters a booking that came by phone. */
export function NewEntrySheet({ chosen, takes, onClose }: Props) {
	const words = useWords(blockSheetWords)
	const list = useWords(deskCalendarWords)
	const unsaved = useBlockDraft('guest block', newDraft(chosen))
	const { draft } = unsaved
	const kind = draft.offer === 'all' ? 'all' : draft.kind
	const { save: reopen } = useSave(removeBlock, {
		done: list.removed,
		failed: (problem) => whyNotRemoved(problem, list),
	})
	// Without it, the owner would have to remove eight entries by hand.
	const undoAll = { label: list.undo, run: () => reopen(draft.id), returnFocusTo: listTitleId }
	const form = useBlockForm(unsaved, {
		send: addBlock,
		done: { text: words.saved[kind], ...(kind === 'all' && { action: undoAll }) },
		onClose,
	})
	return (
		<BlockSheet title={words.title} form={form} save={words.save[kind]} onClose={onClose}>
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
			<BlockFields draft={draft} errorOf={form.errorOf} onChange={form.change} />
			<AlreadyTaken draft={draft} takes={takes} />
		</BlockSheet>
	)
}
