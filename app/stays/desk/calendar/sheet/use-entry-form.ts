import type { FormEvent } from 'react'
import { errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import type { Notice } from '#app/components/notice/notices.ts'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { type DraftError, type Entry, type EntryDraft, readEntry } from './entry-draft.ts'
import { warningsInWords, whyNotSaved } from './entry-outcome.ts'
import type { useEntryDraft } from './use-entry-draft.ts'

type Options = {
	/** Without `seen`, what others saved meanwhile is replaced. */
	send: (
		entry: Entry & { whatIsLeft?: boolean },
		seen?: string,
	) => Promise<Pick<EntryResponse, 'warnings'>>
	/** The notice of success; warnings are added to its text. */
	done: Notice
	onClose: () => void
}

export type EntryForm = ReturnType<typeof useEntryForm>

/** Checks an entry and saves it; then the sheet closes. */
export function useEntryForm(
	{ draft, seen, ...unsaved }: ReturnType<typeof useEntryDraft>,
	{ send, done, onClose }: Options,
) {
	const words = useWords(entrySheetWords)
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

	function wrongIn(draft: EntryDraft): FieldMessage[] {
		const read = readEntry(draft)
		const messages = { ...words.errors, ...(draft.offer === 'all' && words.errors.all) }
		return 'errors' in read ? read.errors.map((field) => ({ field, message: messages[field] })) : []
	}

	function store({ whatIsLeft = false, replaces = false } = {}) {
		const read = readEntry(draft)
		show(wrongIn(draft))
		if ('errors' in read) return
		save(whatIsLeft ? { ...read.entry, whatIsLeft } : read.entry, replaces ? undefined : seen)
	}

	return {
		draft,
		wasRestored: unsaved.wasRestored,
		errors,
		errorOf: (name: DraftError) => errorFor(errors, name),
		isBusy,
		failure,
		change(changes: Partial<EntryDraft>) {
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
