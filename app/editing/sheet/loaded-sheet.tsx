import { type ReactNode, useCallback } from 'react'
import { useFetched } from '#app/api/use-fetched.ts'
import { Sheet, SheetNote } from '#app/components/sheet/sheet.tsx'
import { ReloadContext, useReload } from '#app/desk/use-save.ts'
import { loadDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument } from '#domain/editing/responses.ts'

type Props = {
	/** The document's name. */
	name: string
	title: string
	onClose: () => void
	children: (document: CopyDocument) => ReactNode
}

/** A sheet about a document as the draft has it. What saves inside it loads the document again, then what is around it. */
export function LoadedSheet({ name, title, onClose, children }: Props) {
	const { sheet } = useWords(editingWords)
	const { whyNotLoaded } = useDraftProblems()
	const reloadAround = useReload()
	const { data: loaded, reload: reloadDocument } = useFetched(
		useCallback(() => loadDocument(name), [name]),
	)
	const reload = useCallback(async () => {
		await reloadDocument()
		await reloadAround()
	}, [reloadDocument, reloadAround])
	const failure = loaded?.failure
	return (
		<Sheet title={title} closeLabel={sheet.close} onClose={onClose}>
			{!loaded && <p role="status">{sheet.loading}</p>}
			{failure !== undefined && <SheetNote tone="bad" text={whyNotLoaded(failure)} />}
			{loaded?.data && <ReloadContext value={reload}>{children(loaded.data)}</ReloadContext>}
		</Sheet>
	)
}
