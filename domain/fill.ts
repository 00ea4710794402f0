/**
 * Puts facts into copy: every `{placeholder}` in every string of a value becomes its word.
 * Copy with an unknown placeholder is a mistake of ours; content/pages/pages.test.ts finds it before a visitor does.
 */
export function fill<T>(value: T, words: Record<string, string>): T {
	return fillAny(value, words) as T
}

function fillAny(value: unknown, words: Record<string, string>): unknown {
	if (typeof value === 'string')
		return value.replace(/\{(\w+)\}/g, (placeholder, name) => words[name] ?? placeholder)
	if (Array.isArray(value)) return value.map((item) => fillAny(item, words))
	if (value && typeof value === 'object')
		return Object.fromEntries(
			Object.entries(value).map(([key, item]) => [key, fillAny(item, words)]),
		)
	return value
}
