import { Icon } from '#app/components/icon/icon.tsx'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { firstTextIn } from '#domain/editing/content-tree.ts'
import type { ListItem } from '#domain/editing/responses.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { extrasOf } from './dish-extras.ts'
import styles from './list-row.module.css'

type RowProps = {
	item: ListItem
	index: number
	path: string
	isDish: boolean
	/** Being saved, or another item is open. */
	isBusy: boolean
	isLast: boolean
	onOpen: () => void
	onMove: (by: 1 | -1) => void
	onRemove: () => void
}

/** An item of a list: a press opens it; buttons move and remove it. */
export function ListRow({ item, index, path, isDish, isBusy, isLast, ...on }: RowProps) {
	const words = useWords(editingWords).list
	const name = nameOf(item)
	const label = (text: string) => fill(text, { item: name })
	return (
		<li className={`grid ${styles.item}`}>
			<button
				type="button"
				id={rowId(path, index)}
				className={styles.words}
				disabled={isBusy}
				onClick={on.onOpen}
			>
				<strong>{name}</strong>
				{isDish && <DishLine item={item} />}
			</button>
			<div className={styles.tools}>
				<button
					type="button"
					className="touch round"
					id={toolId(path, index, -1)}
					aria-label={label(words.up)}
					disabled={index === 0 || isBusy}
					onClick={() => on.onMove(-1)}
				>
					<Icon name="up" />
				</button>
				<button
					type="button"
					id={toolId(path, index, 1)}
					className={`touch round ${styles.down}`}
					aria-label={label(words.down)}
					disabled={isLast || isBusy}
					onClick={() => on.onMove(1)}
				>
					<Icon name="up" />
				</button>
				<button
					type="button"
					className="touch round"
					aria-label={label(words.remove)}
					disabled={isBusy}
					onClick={on.onRemove}
				>
					<Icon name="trash" />
				</button>
			</div>
		</li>
	)
}

function DishLine({ item }: Pick<RowProps, 'item'>) {
	const words = useWords(editingWords).list
	const { pesos, badge } = extrasOf(item)
	const parts = [
		pesos && `$ ${formatNumber(Number(pesos), localeHere())}`,
		badge && words.badges[badge],
	].filter(Boolean)
	return parts.length > 0 ? <small>{parts.join(dot)}</small> : null
}

/** The id of a button that moves the item. */
export function toolId(path: string, index: number, by: number): string {
	return `${path}.${index}.${by < 0 ? 'up' : 'down'}`
}

/** The id of the button that opens the item. */
export function rowId(path: string, index: number): string {
	return `${path}.${index}`
}

function nameOf(item: ListItem): string {
	return firstTextIn(item[localeHere()])
}
