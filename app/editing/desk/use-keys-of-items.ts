import { useState } from 'react'

type Item = { name: string; key: number }

/** React keys that stay with the items of a list, which have no ids, while these move or get other names. */
export function useKeysOfItems(names: readonly string[]): readonly number[] {
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
