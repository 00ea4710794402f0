import { Sheet } from '#app/components/sheet/sheet.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { TextAddress } from '#domain/editing/marks.ts'
import { ListEditor } from './list-editor.tsx'
import { DocumentState, useDocument } from './use-document.tsx'

type Props = {
	address: TextAddress
	words: EditingWords
	onClose: () => void
	onSaved: () => void
}

export function ListSheet({ address, words, onClose, onSaved }: Props) {
	const { document, setDocument, problem } = useDocument(address.document, words)
	return (
		<Sheet title={words.list.title} closeLabel={words.sheet.close} onClose={onClose}>
			<DocumentState problem={problem} isLoaded={document !== undefined} words={words} />
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
