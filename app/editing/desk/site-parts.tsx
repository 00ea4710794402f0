import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import { listDocuments } from '#app/editing/content-calls.ts'
import { usePublishing } from '#app/editing/use-publishing.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './site-parts.module.css'

/** The draft's state, a function that reloads it, and a revision that increases when the draft is published or discarded. */
export function useDraftState() {
	const [state, setState] = useState<DocumentList>()
	const refresh = useCallback(() => {
		listDocuments().then(setState, () => {})
	}, [])
	useEffect(() => {
		refresh()
		addEventListener('focus', refresh)
		return () => removeEventListener('focus', refresh)
	}, [refresh])
	const [revision, countRevision] = useReducer((count: number) => count + 1, 0)
	const onChanged = () => {
		refresh()
		countRevision()
	}
	return { state, refresh, revision, onChanged }
}

type Props = {
	words: SiteWords
	state: DocumentList | undefined
	/** Called after publishing or discarding. */
	onChanged: () => void
	children: ReactNode
}

/** The parts of the section, and above each what is not published yet. */
export function SiteParts({ words, state, onChanged, children }: Props) {
	const hasAllParts = useHasOwnersTools()
	return (
		<>
			{hasAllParts && (
				<PartLinks
					label={words.partsLabel}
					parts={Object.entries(words.parts).map(([part, name]) => ({
						...{ name, path: part === 'site' ? '/admin/site' : `/admin/site/${part}` },
					}))}
				/>
			)}
			{state && <DraftCard {...{ words, state, onChanged }} />}
			{children}
		</>
	)
}

function DraftCard({ words, state, onChanged }: Omit<Props, 'children'> & { state: DocumentList }) {
	const editing = editingWords[localeHere()]
	const [isAsking, setIsAsking] = useState(false)
	const mayDiscard = useHasOwnersTools()
	const { isBusy, publish, discard } = usePublishing(editing, onChanged)
	return (
		<section className={styles.draft} data-pending={state.hasDraft || undefined}>
			<p role="status">
				{state.hasDraft
					? plural(state.changes, words.draft.changes, localeHere())
					: words.draft.none}
			</p>
			{state.hasDraft && (
				<div>
					{mayDiscard && (
						<Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
							{words.draft.discard}
						</Button>
					)}
					<Button disabled={isBusy} onClick={publish}>
						{words.draft.publish}
					</Button>
				</div>
			)}
			{isAsking && (
				<ConfirmDialog
					words={editing.discard}
					onConfirm={discard}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</section>
	)
}
