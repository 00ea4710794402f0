import { oneLine } from '#domain/text/text.ts'

const textErrorCodes = [
	'textUnknown',
	'textEmpty',
	'textTooLong',
	'textLanguage',
	'placeholderUnknown',
	'placeholderMissing',
	'listShape',
	'listTooLong',
] as const
type TextErrorCode = (typeof textErrorCodes)[number]

type CheckedText = { text: string; code?: undefined } | { text?: undefined; code: TextErrorCode }

export const longestText = 2000
/** Search engines and narrow screens cut what is longer. */
const longestByPath: Record<string, number> = {
	'meta.title': 90,
	'meta.description': 220,
	crumb: 40,
	title: 120,
}

/** Mail programs cut longer subjects, and labels and buttons stand beside others. */
const longestByEnd: readonly [RegExp, number][] = [
	[/(^|\.)subject$/, 120],
	[/^(labels|actions|levels|units|scores|rows)\.\w+$|^send\w*$/, 60],
]

export function longestAt(path: string): number {
	const byEnd = longestByEnd.find(([end]) => end.test(path))?.[1]
	return longestByPath[path] ?? byEnd ?? longestText
}

const placeholder = /\{(\w+)\}/g

export function placeholdersIn(text: string): string[] {
	return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}

type Context = {
	path: string
	/** Undefined in an item that the owner added. */
	builtIn: string | undefined
	factNames: readonly string[]
}

/**
 * The same checks for the owner's sheet and the API. Facts may be used in any text. Other placeholders are filled in by
 * the page (`{count}`): a text keeps exactly those of the built-in one.
 */
export function checkText(value: string, { path, builtIn, factNames }: Context): CheckedText {
	if (value.length > 4 * longestText) return { code: 'textTooLong' }
	const text = oneLine(value)
	if (text === '') return { code: 'textEmpty' }
	if (text.length > longestAt(path)) return { code: 'textTooLong' }
	const used = placeholdersIn(text)
	const own = placeholdersIn(builtIn ?? '').filter((name) => !factNames.includes(name))
	if (used.some((name) => !factNames.includes(name) && !own.includes(name)))
		return { code: 'placeholderUnknown' }
	if (own.some((name) => !used.includes(name))) return { code: 'placeholderMissing' }
	return { text }
}
