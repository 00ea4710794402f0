import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Sheet, SheetButtons } from '#app/components/sheet/sheet.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument } from '#domain/editing/responses.ts'
import type { TextAddress } from '#domain/editing/text-ids.ts'
import type { Locale } from '#domain/locale.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { ListEditor } from './list-editor.tsx'
import { LoadedSheet } from './loaded-sheet.tsx'
import { TextSheet } from './text-sheet.tsx'

/** Which sheet is open: a text, a list, everything of a document, or a picture. */
export type SheetState =
	| { kind: 'text'; address: TextAddress; link?: string | undefined }
	| { kind: 'list'; address: TextAddress }
	| { kind: 'document'; name: string; title: string }
	| { kind: 'picture'; slot: string }

type Props = {
	sheet: SheetState
	onOpen: (sheet: SheetState | undefined) => void
	onType?: (
		address: TextAddress,
		typed: { locale: Locale; text: string; document: CopyDocument },
	) => void
	onFollow?: (link: string) => void
}

export function OpenSheet({ sheet, onOpen, onType, onFollow }: Props) {
	const words = useWords(editingWords)
	const close = () => onOpen(undefined)
	if (sheet.kind === 'document') {
		const { name, title } = sheet
		return (
			<DocumentSheet
				name={name}
				title={title}
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
		return (
			<LoadedSheet key={key} name={address.document} title={words.list.title} onClose={close}>
				{(document) => <ListEditor document={document} path={address.path} />}
			</LoadedSheet>
		)
	const { link } = sheet
	return (
		<TextSheet
			key={key}
			address={address}
			onClose={close}
			onType={onType && ((locale, text, document) => onType(address, { locale, text, document }))}
			onFollow={link && onFollow ? () => onFollow(link) : undefined}
			onList={(path) => onOpen({ kind: 'list', address: { document: address.document, path } })}
		/>
	)
}
