import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetched } from '#app/api/use-fetched.ts'
import { ReloadContext } from '#app/desk/use-save.ts'
import { loadDraft } from '#app/editing/content-draft.ts'
import { OpenSheet, type SheetState } from '#app/editing/sheet/open-sheet.tsx'
import { useDeskRole } from '#app/site/desk-person.tsx'
import { useLocale, usePagePath, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { mayEdit } from '#domain/owner/roles.ts'
import { fill } from '#domain/text/fill.ts'
import { documentAt } from './document-at.ts'
import { type EditableTexts, editorAttribute, watchEditableTexts } from './editable-texts.ts'
import styles from './editing-bar.module.css'
import { EditingBar } from './editing-bar.tsx'
import { showDraft, showPublished } from './show-page.ts'
import '#app/styles/desk.css'

/** A later call of either drops it. */
const preview = () => showDraft().catch(() => {})

/**
 * The page becomes its own preview: its HTML comes again, from the draft and with an id in every text, and a press on a
 * text opens it. Loaded for people of the house alone; the restaurant edits the menu's texts.
 */
export function EditingMode({ onDone }: { onDone: () => void }) {
	const { bar } = useWords(editingWords)
	const locale = useLocale()
	const path = usePagePath()
	const role = useDeskRole()
	const { data: draft, reload: reloadDraft } = useFetched(loadDraft)
	const [sheet, setSheet] = useState<SheetState>()
	const texts = useRef<EditableTexts>(undefined)

	const reload = useCallback(async () => {
		await reloadDraft()
		// Editing may have ended meanwhile.
		if (!texts.current) return
		// Not awaited: a sheet gives the focus back to the page before the page is replaced, which keeps its place.
		preview()
	}, [reloadDraft])

	useEffect(() => {
		const editable = watchEditableTexts({
			isEditable: (document) => mayEdit(role, document),
			onPress: ({ address, link }) => setSheet({ kind: 'text', address, link: link?.href }),
			onPicture: (slot) => setSheet({ kind: 'picture', slot }),
		})
		texts.current = editable
		preview()
		// Another tab or another phone may have changed the draft.
		addEventListener('focus', reload)
		return () => {
			removeEventListener('focus', reload)
			editable.stop()
			texts.current = undefined
			showPublished().catch(() => {})
		}
	}, [reload, role])

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
		<ReloadContext value={reload}>
			<div {...{ [editorAttribute]: '' }} className={styles.editor}>
				<EditingBar
					state={draft?.data}
					onTexts={() => open({ kind: 'document', name: documentAt(path), title: bar.texts })}
					onDone={onDone}
				/>
				{sheet && (
					<OpenSheet
						sheet={sheet}
						onOpen={open}
						onFollow={follow}
						onType={(address, typed) => {
							if (typed.locale !== locale) return
							const values = typed.document.placeholders.map((it) => [
								it.name,
								it[locale] ?? `{${it.name}}`,
							])
							texts.current?.show(address, fill(typed.text, Object.fromEntries(values)))
						}}
					/>
				)}
			</div>
		</ReloadContext>
	)
}
