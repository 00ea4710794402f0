import { useEffect, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { changeDraft, explain, fetchDocument } from '#app/editing/content-calls.ts'
import { localeHere } from '#app/site/page-context.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { CopyDocument, ListField, ListItem } from '#domain/editing/answers.ts'
import { type ContentTree, firstTextIn, mapTexts } from '#domain/editing/content-tree.ts'
import { fill } from '#domain/text/fill.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { extrasOf } from './dish-extras.ts'
import { ItemForm } from './item-form.tsx'
import styles from './list-editor.module.css'

type Props = {
	document: CopyDocument
	path: string
	words: EditingWords
	/** Called with the document after each change. */
	onSaved: (document: CopyDocument) => void
}

/** A list in both languages: add, change, remove and reorder with buttons. */
export function ListEditor({ document, path, words, onSaved }: Props) {
	const list = document.lists.find((other) => other.path === path)
	const [open, setOpen] = useState<number | 'new'>()
	const [isSaving, setIsSaving] = useState(false)
	const [problem, setProblem] = useState('')
	const [moved, setMoved] = useState<string>()
	const [beforeRemoval, setBeforeRemoval] = useState<ListItem[]>()
	const isDish = document.name === 'menu' && path.endsWith('.dishes')

	// The button that moved an item keeps the focus where the item is now.
	useEffect(() => {
		if (moved) window.document.getElementById(moved)?.focus()
	}, [moved])

	if (!list) return null
	const { items } = list

	async function save(next: ListItem[] | null): Promise<boolean> {
		setIsSaving(true)
		setProblem('')
		setBeforeRemoval(undefined)
		try {
			onSaved(await changeDraft(document.name, [{ path, value: next, seen: items }]))
			return true
		} catch (reason) {
			if (codeOf(reason) === 'edited-elsewhere') {
				setProblem(words.list.elsewhere)
				await fetchDocument(document.name).then(onSaved, () => {})
			} else setProblem(explain(reason, words.errors))
			return false
		} finally {
			setIsSaving(false)
		}
	}

	async function move(index: number, by: 1 | -1) {
		const next = [...items]
		const [item] = next.splice(index, 1)
		if (!item) return
		next.splice(index + by, 0, item)
		const isEnd = index + by === (by < 0 ? 0 : items.length - 1)
		if (await save(next)) setMoved(toolId(path, index + by, isEnd ? -by : by))
	}

	async function remove(index: number) {
		const before = items
		if (await save(items.filter((_, other) => other !== index))) setBeforeRemoval(before)
	}

	const edited = open === 'new' ? blankItem(list) : open === undefined ? undefined : items[open]
	return (
		<div>
			<SheetNote tone="bad" text={problem} />
			<div role="status">
				{beforeRemoval && (
					<SheetNote text={words.list.removed}>
						<Button variant="quiet" onClick={() => save(beforeRemoval)}>
							{words.list.undo}
						</Button>
					</SheetNote>
				)}
			</div>
			{edited ? (
				<ItemForm
					key={String(open)}
					name={`${document.name} ${path}`}
					item={edited}
					{...{ isDish, words, isSaving }}
					placeholders={document.placeholders}
					onCancel={() => setOpen(undefined)}
					onSave={async (item) => {
						const next =
							open === 'new' ? [...items, item] : items.map((old, at) => (at === open ? item : old))
						const isSaved = await save(next)
						if (isSaved) setOpen(undefined)
						return isSaved
					}}
				/>
			) : (
				<>
					{items.length === 0 && <p>{words.list.empty}</p>}
					<ul className={styles.items}>
						{items.map((item, index) => (
							<ListRow
								key={JSON.stringify(item)}
								{...{ item, index, path, words, isDish, isSaving }}
								isLast={index === items.length - 1}
								onOpen={() => setOpen(index)}
								onMove={(by) => move(index, by)}
								onRemove={() => remove(index)}
							/>
						))}
					</ul>
					<Button variant="quiet" onClick={() => setOpen('new')}>
						{words.list.add}
					</Button>
				</>
			)}
		</div>
	)
}

type RowProps = {
	item: ListItem
	index: number
	path: string
	words: EditingWords
	isDish: boolean
	isSaving: boolean
	isLast: boolean
	onOpen: () => void
	onMove: (by: 1 | -1) => void
	onRemove: () => void
}

function ListRow({ item, index, path, words, isDish, isSaving, isLast, ...on }: RowProps) {
	const name = nameOf(item)
	const label = (text: string) => fill(text, { item: name })
	return (
		<li className={styles.item}>
			<button type="button" className={styles.words} onClick={on.onOpen}>
				<strong>{name}</strong>
				{isDish && <DishLine {...{ item, words }} />}
			</button>
			<div className={styles.tools}>
				<button
					type="button"
					id={toolId(path, index, -1)}
					aria-label={label(words.list.up)}
					disabled={index === 0 || isSaving}
					onClick={() => on.onMove(-1)}
				>
					<Icon name="up" />
				</button>
				<button
					type="button"
					id={toolId(path, index, 1)}
					className={styles.down}
					aria-label={label(words.list.down)}
					disabled={isLast || isSaving}
					onClick={() => on.onMove(1)}
				>
					<Icon name="up" />
				</button>
				<button
					type="button"
					aria-label={label(words.list.remove)}
					disabled={isSaving}
					onClick={on.onRemove}
				>
					<Icon name="trash" />
				</button>
			</div>
		</li>
	)
}

function DishLine({ item, words }: Pick<RowProps, 'item' | 'words'>) {
	const { pesos, mark } = extrasOf(item)
	const parts = [
		pesos && `$ ${formatNumber(Number(pesos), localeHere())}`,
		mark && words.list.marks[mark],
	].filter(Boolean)
	return parts.length > 0 ? <small>{parts.join(' · ')}</small> : null
}

function toolId(path: string, index: number, by: number): string {
	return `${path}.${index}.${by < 0 ? 'up' : 'down'}`
}

function nameOf(item: ListItem): string {
	return firstTextIn(item[localeHere()])
}

/** An item like the others, without words and without what is inside its lists. */
function blankItem({ model }: ListField): ListItem {
	const blank = mapTexts(withoutItems(model), () => '')
	return { es: blank, en: blank }
}

function withoutItems(tree: ContentTree): ContentTree {
	if (typeof tree === 'string') return tree
	if (Array.isArray(tree)) return []
	return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, withoutItems(child)]))
}
