import { useLoad } from '#app/api/use-load.ts'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { explainLoading, fetchDocument } from '#app/editing/content-calls.ts'
import { ListEditor } from '#app/editing/sheet/list-editor.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import { firstTextIn } from '#domain/editing/content-tree.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './menu-editor.module.css'

type Props = { words: SiteWords; onSaved: () => void; revision: unknown }

const fetchMenu = () => fetchDocument('menu')

/** The dishes of each section of the menu, then the sections. */
export function MenuEditor({ words, onSaved, revision }: Props) {
	const editing = editingWords[localeHere()]
	const {
		data: menu,
		setData: setMenu,
		hasFailed,
		reason,
		load,
	} = useLoad(fetchMenu, { revision, reloadsOnReturn: false })
	if (hasFailed || !menu) {
		const failure = hasFailed && explainLoading(reason, editing)
		return <NotLoaded {...{ words, failure }} onRetry={load} />
	}

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
					const title = firstTextIn(section[localeHere()])
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
