import { Button } from '#app/components/button/button.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { isAt } from '#domain/editing/content-tree.ts'
import type { CopyDocument } from '#domain/editing/responses.ts'
import type { TextAddress } from '#domain/editing/text-ids.ts'
import type { Locale } from '#domain/locale.ts'
import { LoadedSheet } from './loaded-sheet.tsx'
import { TextForm } from './text-form.tsx'

type Props = {
	address: TextAddress
	onClose: () => void
	/** The text as it would look, while it is typed. */
	onType?: ((locale: Locale, text: string, document: CopyDocument) => void) | undefined
	/** Where the pressed link leads. */
	onFollow?: (() => void) | undefined
	onList: (path: string) => void
}

/** One text, with the ways to its list and to where its link leads. */
export function TextSheet({ address, onClose, onType, onFollow, onList }: Props) {
	const { sheet, errors } = useWords(editingWords)
	return (
		<LoadedSheet name={address.document} title={sheet.title} onClose={onClose}>
			{(document) => {
				const field = document.fields.find(({ path }) => path === address.path)
				if (!field) return <SheetNote tone="bad" text={errors.textUnknown} />
				const list = innermostList(document, address.path)
				return (
					<TextForm document={document} field={field} onClose={onClose} onType={onType}>
						{(list || onFollow) && (
							<p>
								{list && (
									<Button variant="quiet" onClick={() => onList(list)}>
										{sheet.list}
									</Button>
								)}{' '}
								{onFollow && (
									<Button variant="quiet" onClick={onFollow}>
										{sheet.follow}
									</Button>
								)}
							</p>
						)}
					</TextForm>
				)
			}}
		</LoadedSheet>
	)
}

function innermostList({ lists }: CopyDocument, path: string): string | undefined {
	return lists
		.map((list) => list.path)
		.filter((list) => isAt(path, list))
		.toSorted((a, b) => b.length - a.length)[0]
}
