import { useCallback } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { explainLoading, fetchDocument } from '#app/editing/content-calls.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'

/** A document as the draft has it. `problem` says why it could not be loaded. */
export function useDocument(name: string, words: EditingWords) {
	const { data, setData, hasFailed, reason } = useLoad(
		useCallback(() => fetchDocument(name), [name]),
		{ reloadsOnReturn: false },
	)
	const problem = hasFailed ? explainLoading(reason, words) : ''
	return { document: data, setDocument: setData, problem }
}

type Props = { problem: string | undefined; isLoaded: boolean; words: EditingWords }

/** In a sheet, until its document is loaded. */
export function DocumentState({ problem, isLoaded, words }: Props) {
	if (problem) return <SheetNote tone="bad" text={problem} />
	return isLoaded ? null : <p role="status">{words.sheet.loading}</p>
}
