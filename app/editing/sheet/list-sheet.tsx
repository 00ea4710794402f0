import { useEffect, useState } from 'react'
import { Sheet, SheetNote } from '#app/components/sheet/sheet.tsx'
import { explain, fetchDocument } from '#app/editing/content-calls.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument } from '#domain/editing/documents.ts'
import type { TextAddress } from '#domain/editing/marks.ts'
import { ListEditor } from './list-editor.tsx'

type Props = {
	address: TextAddress
	words: EditingWords
	onClose: () => void
	onSaved: () => void
}

export function ListSheet({ address, words, onClose, onSaved }: Props) {
	const [document, setDocument] = useState<CopyDocument>()
	const [problem, setProblem] = useState('')

	useEffect(() => {
		fetchDocument(address.document).then(setDocument, (reason) =>
			setProblem(explain(reason, { ...words.errors, failed: words.errors.load ?? '' })),
		)
	}, [address, words])

	return (
		<Sheet title={words.list.title} closeLabel={words.sheet.close} onClose={onClose}>
			{problem && (
				<SheetNote tone="bad">
					<p>{problem}</p>
				</SheetNote>
			)}
			{!document && !problem && <p role="status">{words.sheet.loading}</p>}
			{document && (
				<ListEditor
					{...{ document, words }}
					path={address.path}
					onSaved={(saved) => {
						setDocument(saved)
						onSaved()
					}}
				/>
			)}
		</Sheet>
	)
}
