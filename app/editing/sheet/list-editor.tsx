import { useEffect, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { changeDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { listsIn, textsIn, valueAt } from '#domain/editing/content-tree.ts'
import type { ContentChange, CopyDocument, ListField, ListItem } from '#domain/editing/responses.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { ItemForm } from './item-form.tsx'
import styles from './list-editor.module.css'
import { blankItem, indexIn, listName, ownPart } from './list-items.ts'
import { ListRow, rowId, toolId } from './list-row.tsx'

type Props = { document: CopyDocument; path: string }

/** A list in both languages: add, change, remove and reorder with buttons. */
export function ListEditor({ document, path }: Props) {
	const list = document.lists.find((other) => other.path === path)
	return list ? <Items document={document} list={list} /> : null
}

/** The owner's action on a list, and what follows once the list is loaded again. */
type Change = { changes: ContentChange[]; afterwards: () => void }

type OpenItem = {
	/** It lacks what is inside its lists, which have editors of their own. */
	item: ListItem
	isNew: boolean
	/** Where it was opened, whatever is loaded meanwhile. Undefined after a refusal: then the form is in the list of now. */
	from: { items: ListItem[]; index: number } | undefined
}

function Items({ document, list }: { document: CopyDocument; list: ListField }) {
	const { path } = list
	const words = useWords(editingWords).list
	const { whyNotSaved } = useDraftProblems()
	const [open, setOpen] = useState<OpenItem>()
	const [focused, setFocused] = useState<{ id: string }>()
	const [removed, setRemoved] = useState<{ item: ListItem; index: number }>()
	const items = open?.from?.items ?? list.items
	const openAt = open && (open.from?.index ?? indexIn(items, open.item))
	const rows = open && openAt === items.length ? [...items, open.item] : items
	const isDish = document.name === 'menu' && path.endsWith('.dishes')
	const { save, isBusy, failure } = useSave(
		async (change: Change) => {
			await changeDocument(document.name, change.changes)
			return change
		},
		{
			failed: whyNotSaved,
			elsewhere: words.elsewhere,
			onFailed(problem) {
				if (codeOf(problem) === 'edited-elsewhere')
					setOpen((it) => it && { ...it, from: undefined })
			},
			onSaved({ afterwards }) {
				setRemoved(undefined)
				afterwards()
			},
		},
	)

	// The button that moved an item keeps the focus where the item is now; an item that was open is in view again.
	useEffect(() => {
		if (focused) window.document.getElementById(focused.id)?.focus()
	}, [focused])

	const replaceWith = (next: ListItem[]): ContentChange[] => [{ path, value: next, seen: items }]

	function saveItem(item: ListItem, index: number) {
		const before = items[index]
		const changes =
			before && listsIn(before[defaultLocale]).length > 0
				? changesOfTexts(`${path}.${index}`, before, item)
				: replaceWith(items.toSpliced(index, 1, item))
		return save({ changes, afterwards: () => close(index) })
	}

	function move(index: number, by: 1 | -1) {
		const next = [...items]
		const [item] = next.splice(index, 1)
		if (!item) return
		next.splice(index + by, 0, item)
		const isEnd = index + by === (by < 0 ? 0 : items.length - 1)
		const id = toolId(path, index + by, isEnd ? -by : by)
		save({ changes: replaceWith(next), afterwards: () => setFocused({ id }) })
	}

	function remove(item: ListItem, index: number) {
		save({
			changes: replaceWith(items.toSpliced(index, 1)),
			afterwards: () => setRemoved({ item, index }),
		})
	}

	function close(index: number) {
		setOpen(undefined)
		setFocused({ id: rowId(path, index) })
	}

	const form = ({ item, isNew }: OpenItem, index: number) => (
		<li key="open">
			{index === items.length && !isNew && <SheetNote tone="bad" text={words.gone} />}
			<ItemForm
				name={`${document.name} ${listName(document, path)}`}
				item={item}
				isDish={isDish}
				isSaving={isBusy}
				placeholders={document.placeholders}
				onCancel={() => close(Math.min(index, list.items.length - 1))}
				onSave={(item) => saveItem(item, index)}
			/>
		</li>
	)

	return (
		<div>
			<SheetNote tone="bad" text={failure?.text} />
			<div role="status">
				{removed && (
					<SheetNote text={words.removed}>
						<Button
							variant="quiet"
							onClick={() =>
								save({
									changes: replaceWith(items.toSpliced(removed.index, 0, removed.item)),
									afterwards: () => {},
								})
							}
						>
							{words.undo}
						</Button>
					</SheetNote>
				)}
			</div>
			{items.length === 0 && <p>{words.empty}</p>}
			<ul className={`plain-list stack ${styles.items}`}>
				{rows.map((item, index) =>
					open && openAt === index ? (
						form(open, index)
					) : (
						<ListRow
							key={JSON.stringify(item)}
							item={item}
							index={index}
							path={path}
							isDish={isDish}
							isBusy={isBusy || open !== undefined}
							isLast={index === items.length - 1}
							onOpen={() => setOpen({ item: ownPart(item), isNew: false, from: { items, index } })}
							onMove={(by) => move(index, by)}
							onRemove={() => remove(item, index)}
						/>
					),
				)}
			</ul>
			{!open?.isNew && (
				<Button
					variant="quiet"
					disabled={open !== undefined}
					onClick={() =>
						setOpen({ item: blankItem(list), isNew: true, from: { items, index: items.length } })
					}
				>
					{words.add}
				</Button>
			)}
		</div>
	)
}

/** The texts of an item one by one: whoever changes a list inside it meanwhile is not in the way. */
function changesOfTexts(place: string, before: ListItem, after: ListItem): ContentChange[] {
	return textsIn(after[defaultLocale]).flatMap(({ path }) =>
		locales.map((locale) => ({
			path: `${place}.${path}`,
			locale,
			value: valueAt(after[locale], path),
			seen: valueAt(before[locale], path),
		})),
	)
}
