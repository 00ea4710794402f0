import { useEffect, useState } from 'react'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { explain, fetchDocument } from '#app/editing/content-calls.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument } from '#domain/editing/documents.ts'

/** A document as the draft has it. `problem` says why it could not be loaded. */
export function useDocument(name: string, { errors }: EditingWords) {
	const [document, setDocument] = useState<CopyDocument>()
	const [problem, setProblem] = useState('')

	useEffect(() => {
		fetchDocument(name).then(setDocument, (reason) =>
			setProblem(explain(reason, { ...errors, failed: errors.load ?? '' })),
		)
	}, [name, errors])

	return { document, setDocument, problem }
}

type Props = { problem: string | undefined; isLoaded: boolean; words: EditingWords }

/** In a sheet, until its document is loaded. */
export function DocumentState({ problem, isLoaded, words }: Props) {
	if (problem) return <SheetNote tone="bad" text={problem} />
	return isLoaded ? null : <p role="status">{words.sheet.loading}</p>
}
