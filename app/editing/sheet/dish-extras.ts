import type { ContentTree } from '#domain/editing/content-tree.ts'
import type { ListItem } from '#domain/editing/responses.ts'
import { defaultLocale, inEachLanguage } from '#domain/locale.ts'
import { dayInBogota } from '#domain/time/dates.ts'

export type DishExtras = { pesos: string; badge: '' | 'today' | 'soldOut' }

/** A badge of another day no longer applies. It is stored as `mark`. */
export function extrasOf(item: ListItem): DishExtras {
	const dish = item[defaultLocale]
	const { pesos = '', mark = '' } = (typeof dish === 'string' ? {} : dish) as Record<string, string>
	const [kind, day] = mark.split(' ')
	return { pesos, badge: day === today() ? (kind as DishExtras['badge']) : '' }
}

/** The same price and badge in both languages; an empty one is left out. */
export function withExtras(item: ListItem, extras: DishExtras): ListItem {
	return inEachLanguage((locale) => dishWith(item[locale], extras))
}

function dishWith(dish: ContentTree, { pesos, badge }: DishExtras): ContentTree {
	const { pesos: _, mark: __, ...words } = dish as Record<string, ContentTree>
	return { ...words, ...(pesos && { pesos }), ...(badge && { mark: `${badge} ${today()}` }) }
}

function today() {
	return dayInBogota(Date.now())
}
