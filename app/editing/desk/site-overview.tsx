import { type ReactNode, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { OpenSheet, type SheetState } from '#app/editing/sheet/open-sheet.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/responses.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './site-overview.module.css'
import type { SitePage } from './site-pages.ts'

type Props = {
	pages: readonly SitePage[]
	state: DocumentList | undefined
	/** Starts editing on the page that opens next. */
	onEdit: () => void
}

/** Every page with what happened to it, and the words that all pages share. */
export function SiteOverview({ pages, state, onEdit }: Props) {
	const words = useWords(siteWords).pages
	const locale = useLocale()
	const [sheet, setSheet] = useState<SheetState>()

	function edit(path: string) {
		onEdit()
		location.assign(localizePath(path, locale))
	}

	return (
		<>
			<p>{words.lead}</p>
			<ul className={`plain-list grid ${styles.pages}`}>
				{pages.map(({ document, path, name }) => (
					<DocumentRow
						key={document}
						document={document}
						name={name}
						state={state}
						onOpen={setSheet}
					>
						<Button onClick={() => edit(path)}>
							{words.edit} <span className="spoken">{name}</span>
						</Button>
					</DocumentRow>
				))}
			</ul>
			<h2>{words.others}</h2>
			<ul className={`plain-list grid ${styles.pages} ${styles.others}`}>
				{Object.entries(words.documents).map(([document, name]) => (
					<DocumentRow
						key={document}
						document={document}
						name={name}
						state={state}
						onOpen={setSheet}
					/>
				))}
			</ul>
			{sheet && <OpenSheet sheet={sheet} onOpen={setSheet} />}
		</>
	)
}

type RowProps = Pick<Props, 'state'> & {
	document: string
	name: string
	onOpen: (sheet: SheetState) => void
	/** What else can be done with it. */
	children?: ReactNode
}

/** A document with its changes; a press opens all its texts. */
function DocumentRow({ document, name, state, onOpen, children }: RowProps) {
	const words = useWords(siteWords).pages
	const title = fill(words.textsOf, { page: name })
	return (
		<li className="cluster card">
			<div>
				<strong>{name}</strong>
				{useStates(document, state).map((text) => (
					<span key={text} className={styles.state}>
						{text}
					</span>
				))}
			</div>
			<Button variant="quiet" onClick={() => onOpen({ kind: 'document', name: document, title })}>
				<span aria-hidden="true">{words.texts}</span>
				<span className="spoken">{title}</span>
			</Button>
			{children}
		</li>
	)
}

/** Describes the changes to a document. */
function useStates(document: string, state: DocumentList | undefined): string[] {
	const words = useWords(siteWords).pages.states
	const locale = useLocale()
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
