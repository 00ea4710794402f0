import { useState } from 'react'
import { ListEditor } from '#app/editing/sheet/list-editor.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'
import { firstTextIn } from '#domain/editing/content-tree.ts'
import type { CopyDocument } from '#domain/editing/responses.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './menu-editor.module.css'

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

type Item = { name: string; key: number }

/** React keys that stay with the items of a list, which have no ids, while these move or get other names. */
function useKeysOfItems(names: readonly string[]): readonly number[] {
	const [items, setItems] = useState(() => followItems([], names))
	const isSame = items.length === names.length && items.every(({ name }, at) => name === names[at])
	const followed = isSame ? items : followItems(items, names)
	if (!isSame) setItems(followed)
	return followed.map(({ key }) => key)
}

/** An item whose name is new is the one that was in its place, if that is nowhere else. */
export function followItems(before: readonly Item[], names: readonly string[]): Item[] {
	const left = new Set(before)
	const take = (item: Item | undefined) => (item && left.delete(item) ? item.key : undefined)
	const byName = names.map((name) => take([...left].find((item) => item.name === name)))
	const firstNew = Math.max(-1, ...before.map(({ key }) => key)) + 1
	return names.map((name, index) => ({
		name,
		key: byName[index] ?? take(before[index]) ?? firstNew + index,
	}))
}
