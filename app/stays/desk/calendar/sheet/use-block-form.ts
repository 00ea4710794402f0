import type { FormEvent } from 'react'
import { errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import type { Notice } from '#app/components/notice/notices.ts'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { blockSheetWords } from '#content/stays/desk/block-sheet-words.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import { type BlockDraft, type DraftError, type Entry, readBlock } from './block-draft.ts'
import { warningsInWords, whyNotSaved } from './block-outcome.ts'
import type { useBlockDraft } from './use-block-draft.ts'

type Options = {
	/** Without `seen`, what others saved meanwhile is replaced. */
	send: (
		entry: Entry & { whatIsLeft?: boolean },
		seen?: string,
	) => Promise<Pick<BlockResponse, 'warnings'>>
	/** The notice of success; warnings are added to its text. */
	done: Notice
	onClose: () => void
}

export type BlockForm = ReturnType<typeof useBlockForm>

/** Checks an entry and saves it; then the sheet closes. */
export function useBlockForm(
	{ draft, seen, ...unsaved }: ReturnType<typeof useBlockDraft>,
	{ send, done, onClose }: Options,
) {
	const words = useWords(blockSheetWords)
	const names = useOfferNames()
	const locale = useLocale()
	const { errors, show, recheck } = useFieldErrors<FieldMessage>()
	const { save, isBusy, failure, forgetFailure } = useSave(send, {
		done: (made) => ({
			...done,
			text: [done.text, ...warningsInWords(made, words, names, locale)].join(' '),
		}),
		failed: (problem) => whyNotSaved(problem, words),
		showsFailure: true,
		onSaved: leave,
	})

	function leave() {
		unsaved.forget()
		onClose()
	}

	function wrongIn(draft: BlockDraft): FieldMessage[] {
		const read = readBlock(draft)
		const messages = { ...words.errors, ...(draft.offer === 'all' && words.errors.all) }
		return 'errors' in read ? read.errors.map((field) => ({ field, message: messages[field] })) : []
	}

	function store({ whatIsLeft = false, replaces = false } = {}) {
		const read = readBlock(draft)
		show(wrongIn(draft))
		if ('errors' in read) return
		save(whatIsLeft ? { ...read.block, whatIsLeft } : read.block, replaces ? undefined : seen)
	}

	return {
		draft,
		wasRestored: unsaved.wasRestored,
		errors,
		errorOf: (name: DraftError) => errorFor(errors, name),
		isBusy,
		failure,
		change(changes: Partial<BlockDraft>) {
			unsaved.change(changes)
			recheck(() => wrongIn({ ...draft, ...changes }))
			forgetFailure()
		},
		startEmpty() {
			unsaved.startEmpty()
			show([])
			forgetFailure()
		},
		submit(event: FormEvent) {
			event.preventDefault()
			store()
		},
		/** Closes the rest of what is taken already. */
		closeWhatIsLeft: () => store({ whatIsLeft: true }),
		/** Saves over what others saved meanwhile. */
		saveMine: () => store({ replaces: true }),
		/** Gives up what was typed. */
		takeTheirs: leave,
	}
}
