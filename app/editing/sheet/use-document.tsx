import { useCallback } from 'react'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { fetchDocument } from '#app/editing/content-calls.ts'
import { useRead } from '#app/editing/use-read.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'

/** A document as the draft has it. `problem` says why it could not be loaded. */
export function useDocument(name: string, words: EditingWords) {
	const read = useCallback(() => fetchDocument(name), [name])
	const { data: document, setData: setDocument, problem } = useRead(read, words)
	return { document, setDocument, problem }
}

type Props = { problem: string | undefined; isLoaded: boolean; words: EditingWords }

/** In a sheet, until its document is loaded. */
export function DocumentState({ problem, isLoaded, words }: Props) {
	if (problem) return <SheetNote tone="bad" text={problem} />
	return isLoaded ? null : <p role="status">{words.sheet.loading}</p>
}
