/**
 * Replaces every `{placeholder}` in every string of a value. After a word that ends with a full stop ("7 p. m.",
 * "S.A.S.") that of the sentence is dropped. An unknown placeholder stays; content/pages/pages.test.ts finds it.
 */
export function fill<T>(value: T, words: Record<string, string>): T {
	return fillAny(value, words) as T
}

function fillAny(value: unknown, words: Record<string, string>): unknown {
	if (typeof value === 'string')
		return value.replace(/\{(\w+)\}(\.?)/g, (found, name: string, stop: string) => {
			const word = words[name]
			if (word === undefined) return found
			return word.endsWith('.') ? word : word + stop
		})
	if (Array.isArray(value)) return value.map((item) => fillAny(item, words))
	if (value && typeof value === 'object')
		return Object.fromEntries(
			Object.entries(value).map(([key, item]) => [key, fillAny(item, words)]),
		)
	return value
}
