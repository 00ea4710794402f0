import { useCallback, useEffect, useState } from 'react'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { explain, fetchDocument } from '#app/editing/content-calls.ts'
import { ListEditor } from '#app/editing/sheet/list-editor.tsx'
import { localeHere } from '#app/site/locale.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import { textsIn } from '#domain/editing/content-tree.ts'
import type { CopyDocument } from '#domain/editing/documents.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './menu-editor.module.css'

type Props = { words: SiteWords; onSaved: () => void; revision: unknown }

/** The dishes of each section of the menu, then the sections. */
export function MenuEditor({ words, onSaved, revision }: Props) {
	const editing = editingWords[localeHere()]
	const [menu, setMenu] = useState<CopyDocument>()
	const [problem, setProblem] = useState('')

	const load = useCallback(() => {
		setProblem('')
		fetchDocument('menu').then(setMenu, (reason) =>
			setProblem(explain(reason, { ...editing.errors, failed: editing.errors.load ?? '' })),
		)
	}, [editing])

	// biome-ignore lint/correctness/useExhaustiveDependencies: a discarded draft is read again.
	useEffect(load, [load, revision])

	if (problem || !menu) return <NotLoaded words={words} failure={problem} onRetry={load} />

	const sections = menu.lists.find(({ path }) => path === 'sections')?.items ?? []
	const editor = (path: string) => (
		<ListEditor
			document={menu}
			path={path}
			words={editing}
			onSaved={(saved) => {
				setMenu(saved)
				onSaved()
			}}
		/>
	)
	return (
		<>
			<p>{words.menu.lead}</p>
			<div className={styles.sections}>
				{sections.map((section, index) => {
					const title = textsIn(section[localeHere()])[0]?.text ?? ''
					const path = `sections.${index}.dishes`
					return (
						<section key={path}>
							<h2>{fill(words.menu.dishes, { section: title })}</h2>
							{editor(path)}
						</section>
					)
				})}
				<section>
					<h2>{words.menu.sections}</h2>
					{editor('sections')}
				</section>
			</div>
		</>
	)
}
