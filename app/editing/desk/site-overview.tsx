import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { OpenSheet, type SheetState } from '#app/editing/sheet/open-sheet.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './site-overview.module.css'

export type SitePage = { document: string; path: string; name: string }

type Props = {
	pages: readonly SitePage[]
	words: SiteWords
	state: DocumentList | undefined
	/** Starts editing on the page that opens next. */
	onEdit: () => void
	onSaved: () => void
}

/** Every page with what happened to it, and the words that all pages share. */
export function SiteOverview({ pages, words, state, onEdit, onSaved }: Props) {
	const [sheet, setSheet] = useState<SheetState>()
	const shared = Object.entries(words.pages.documents)

	function edit(path: string) {
		onEdit()
		location.assign(localizePath(path, localeHere()))
	}

	const openTexts = (document: string, page: string) =>
		setSheet({ kind: 'document', name: document, title: fill(words.pages.textsOf, { page }) })

	return (
		<>
			<p>{words.pages.lead}</p>
			<ul className={styles.pages}>
				{pages.map(({ document, path, name }) => (
					<li key={document}>
						<Named {...{ name, document, words, state }} />
						<Button variant="quiet" onClick={() => openTexts(document, name)}>
							<span aria-hidden="true">{words.pages.texts}</span>
							<span className="spoken">{fill(words.pages.textsOf, { page: name })}</span>
						</Button>
						<Button onClick={() => edit(path)}>
							{words.pages.edit} <span className="spoken">{name}</span>
						</Button>
					</li>
				))}
			</ul>
			<h2>{words.pages.others}</h2>
			<ul className={`${styles.pages} ${styles.others}`}>
				{shared.map(([document, name]) => (
					<li key={document}>
						<Named {...{ name, document, words, state }} />
						<Button variant="quiet" onClick={() => openTexts(document, name)}>
							<span aria-hidden="true">{words.pages.texts}</span>
							<span className="spoken">{fill(words.pages.textsOf, { page: name })}</span>
						</Button>
					</li>
				))}
			</ul>
			{sheet && (
				<OpenSheet {...{ sheet, onSaved }} words={editingWords[localeHere()]} onOpen={setSheet} />
			)}
		</>
	)
}

type NamedProps = { name: string; document: string } & Pick<Props, 'words' | 'state'>

function Named({ name, document, words, state }: NamedProps) {
	return (
		<div>
			<strong>{name}</strong>
			{statesOf(document, state, words.pages.states).map((text) => (
				<span key={text} className={styles.state}>
					{text}
				</span>
			))}
		</div>
	)
}

function statesOf(
	document: string,
	state: DocumentList | undefined,
	words: SiteWords['pages']['states'],
): string[] {
	const locale = localeHere()
	const own = state?.documents.find(({ name }) => name === document)
	const attention = state?.attention.find(({ name }) => name === document)
	const counted = (['stale', 'defaultChanged', 'orphans'] as const).flatMap((kind) =>
		attention && attention[kind] > 0 ? [plural(attention[kind], words[kind], locale)] : [],
	)
	return [
		...(own?.hasDraft ? [words.draft] : []),
		...(own?.isChanged ? [words.changed] : []),
		...counted,
	]
}
