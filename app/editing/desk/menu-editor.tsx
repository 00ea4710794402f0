import { ListEditor } from '#app/editing/sheet/list-editor.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'
import { firstTextIn } from '#domain/editing/content-tree.ts'
import type { CopyDocument } from '#domain/editing/responses.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './menu-editor.module.css'
import { useKeysOfItems } from './use-keys-of-items.ts'

/** The dishes of each section of the menu, then the sections. */
export function MenuEditor({ menu }: { menu: CopyDocument }) {
	const words = useWords(siteWords).menu
	const locale = useLocale()
	const sections = menu.lists.find(({ path }) => path === 'sections')?.items ?? []
	const keys = useKeysOfItems(sections.map(({ es }) => firstTextIn(es)))
	return (
		<>
			<p>{words.lead}</p>
			<div className={`grid ${styles.sections}`}>
				{sections.map((section, index) => {
					const path = `sections.${index}.dishes`
					return (
						<section key={keys[index]}>
							<h2>{fill(words.dishes, { section: firstTextIn(section[locale]) })}</h2>
							<ListEditor document={menu} path={path} />
						</section>
					)
				})}
				<section>
					<h2>{words.sections}</h2>
					<ListEditor document={menu} path="sections" />
				</section>
			</div>
		</>
	)
}
