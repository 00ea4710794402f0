import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { listDocuments } from '#app/editing/content-calls.ts'
import { OpenSheet, type SheetState } from '#app/editing/sheet/open-sheet.tsx'
import { localeHere, usePagePath } from '#app/site/locale.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { documentAt } from './document-at.ts'
import styles from './editing-bar.module.css'
import { EditingBar } from './editing-bar.tsx'
import { editorAttribute, type MarkedTexts, watchMarkedTexts } from './marked-texts.ts'
import { startPreviewFetch } from './preview-fetch.ts'

/**
 * The page becomes its own preview: React Router asks for its data again, which comes from the draft with a mark in every
 * text, and a press on a text opens it. Loaded for the owner alone.
 */
export function EditingMode({ onDone }: { onDone: () => void }) {
	const words = editingWords[localeHere()]
	const { revalidate } = useRevalidator()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const path = usePagePath()
	const [state, setState] = useState<DocumentList>()
	const [sheet, setSheet] = useState<SheetState>()
	const texts = useRef<MarkedTexts>(undefined)

	const refresh = useCallback(() => {
		listDocuments().then(setState, () => {})
		return revalidate()
	}, [revalidate])

	useEffect(() => {
		const marked = watchMarkedTexts(({ address, link }) =>
			setSheet({ kind: 'text', address, link: link?.href }),
		)
		texts.current = marked
		const stopPreview = startPreviewFetch()
		refresh()
		// Another tab or another phone may have changed the draft.
		addEventListener('focus', refresh)
		return () => {
			removeEventListener('focus', refresh)
			stopPreview()
			marked.stop()
			revalidate()
		}
	}, [refresh, revalidate])

	function open(next: SheetState | undefined) {
		texts.current?.showAsWas()
		setSheet(next)
	}

	function follow(link: string) {
		open(undefined)
		const { origin, pathname, search, hash } = new URL(link)
		if (origin === location.origin) navigate(pathname + search + hash)
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
					key={pathname}
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
