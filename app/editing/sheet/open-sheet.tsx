import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Sheet, SheetButtons } from '#app/components/sheet/sheet.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument } from '#domain/editing/answers.ts'
import type { TextAddress } from '#domain/editing/marks.ts'
import type { Locale } from '#domain/locale.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { ListEditor } from './list-editor.tsx'
import { TextSheet } from './text-sheet.tsx'
import { DocumentState, useDocument } from './use-document.tsx'

/** Which sheet is open: a text, a list, everything of a document, or a picture. */
export type SheetState =
	| { kind: 'text'; address: TextAddress; link?: string | undefined }
	| { kind: 'list'; address: TextAddress }
	| { kind: 'document'; name: string; title: string }
	| { kind: 'picture'; slot: string }

type Props = {
	sheet: SheetState
	words: EditingWords
	onOpen: (sheet: SheetState | undefined) => void
	onSaved: () => void
	onType?: (
		address: TextAddress,
		typed: { locale: Locale; text: string; document: CopyDocument },
	) => void
	onFollow?: (link: string) => void
}

export function OpenSheet({ sheet, words, onOpen, onSaved, onType, onFollow }: Props) {
	const close = () => onOpen(undefined)
	if (sheet.kind === 'document') {
		const { name, title } = sheet
		return (
			<DocumentSheet
				{...{ name, title, words }}
				onClose={close}
				onText={(path) => onOpen({ kind: 'text', address: { document: name, path } })}
				onList={(path) => onOpen({ kind: 'list', address: { document: name, path } })}
			/>
		)
	}
	if (sheet.kind === 'picture')
		return (
			<Sheet title={words.picture.title} closeLabel={words.sheet.close} onClose={close}>
				<p>{words.picture.text}</p>
				<SheetButtons>
					<ActionLink to={`/admin/photos?slot=${sheet.slot}`}>{words.picture.change}</ActionLink>
				</SheetButtons>
			</Sheet>
		)
	const { address } = sheet
	const key = `${sheet.kind} ${address.document} ${address.path}`
	if (sheet.kind === 'list')
		return <ListSheet key={key} {...{ address, words, onSaved }} onClose={close} />
	const { link } = sheet
	return (
		<TextSheet
			key={key}
			{...{ address, words, onSaved }}
			onClose={close}
			onType={onType && ((locale, text, document) => onType(address, { locale, text, document }))}
			onFollow={link && onFollow ? () => onFollow(link) : undefined}
			onList={(path) => onOpen({ kind: 'list', address: { document: address.document, path } })}
		/>
	)
}

type ListProps = Pick<Props, 'words' | 'onSaved'> & { address: TextAddress; onClose: () => void }

function ListSheet({ address, words, onClose, onSaved }: ListProps) {
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
