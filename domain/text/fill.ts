import { mapStrings } from './map-strings.ts'

/**
 * Replaces every `{placeholder}` in every string of a value. After a word that ends with a full stop ("7 p. m.",
 * "S.A.S.") that of the sentence is dropped. An unknown placeholder stays; content/pages/pages.test.ts finds it.
 */
export function fill<T>(value: T, words: Record<string, string>): T {
	return mapStrings(value, (text) =>
		text.replace(/\{(\w+)\}(\.?)/g, (found, name: string, stop: string) => {
			const word = words[name]
			if (word === undefined) return found
			return word.endsWith('.') ? word : word + stop
		}),
	)
}
