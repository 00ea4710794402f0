import { useCallback, useEffect, useRef, useState } from 'react'
import { listDocuments } from '#app/editing/content-calls.ts'
import { OpenSheet, type SheetState } from '#app/editing/sheet/open-sheet.tsx'
import { useDeskRole } from '#app/site/desk-person.tsx'
import { localeHere, usePagePath } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { mayEdit } from '#domain/owner/roles.ts'
import { fill } from '#domain/text/fill.ts'
import { documentAt } from './document-at.ts'
import styles from './editing-bar.module.css'
import { EditingBar } from './editing-bar.tsx'
import { editorAttribute, type MarkedTexts, watchMarkedTexts } from './marked-texts.ts'
import { showPage } from './show-page.ts'

/**
 * The page becomes its own preview: its HTML comes again, from the draft and with a mark in every text, and a press on a
 * text opens it. Loaded for people of the house alone; the restaurant edits the menu's texts.
 */
export function EditingMode({ onDone }: { onDone: () => void }) {
	const words = editingWords[localeHere()]
	const path = usePagePath()
	const role = useDeskRole()
	const [state, setState] = useState<DocumentList>()
	const [sheet, setSheet] = useState<SheetState>()
	const texts = useRef<MarkedTexts>(undefined)

	const refresh = useCallback(() => {
		listDocuments().then(setState, () => {})
		return showPage({ withDraft: true }).catch(() => {})
	}, [])

	useEffect(() => {
		const marked = watchMarkedTexts({
			isEditable: (document) => mayEdit(role, document),
			onPress: ({ address, link }) => setSheet({ kind: 'text', address, link: link?.href }),
			onPicture: (slot) => setSheet({ kind: 'picture', slot }),
		})
		texts.current = marked
		refresh()
		// Another tab or another phone may have changed the draft.
		addEventListener('focus', refresh)
		return () => {
			removeEventListener('focus', refresh)
			marked.stop()
			showPage({ withDraft: false }).catch(() => {})
		}
	}, [refresh, role])

	function open(next: SheetState | undefined) {
		texts.current?.showAsWas()
		setSheet(next)
	}

	function follow(link: string) {
		open(undefined)
		if (new URL(link).origin === location.origin) location.assign(link)
		else window.open(link, '_blank', 'noopener')
	}

	return (
		<div {...{ [editorAttribute]: '' }} className={styles.editor}>
			<EditingBar
				{...{ state, words, onDone }}
				onChanged={refresh}
				onTexts={() => open({ kind: 'document', name: documentAt(path), title: words.bar.texts })}
			/>
			{sheet && (
				<OpenSheet
					{...{ sheet, words }}
					onOpen={open}
					onSaved={refresh}
					onFollow={follow}
					onType={(address, { locale, text, document }) => {
						if (locale !== localeHere()) return
						const values = document.placeholders.map((it) => [
							it.name,
							it[locale] ?? `{${it.name}}`,
						])
						texts.current?.show(address, fill(text, Object.fromEntries(values)))
					}}
				/>
			)}
		</div>
	)
}
