import { mapStrings } from './map-strings.ts'

/**
 * Replaces every `{placeholder}` in every string of a value. After a word that ends with a full stop ("7 p. m.",
 * "S.A.S.") that of the sentence is dropped. An unknown placeholder stays; content/pages/pages.test.ts finds it.
 */
export function fill<T>(value: T, words: Record<string, string>): T {
	return mapStrings(value, (text) =>
		text.replace(/\{(\w+)\}(\.?)/g, (found, name: string, stop: string) => {
			// Own ones only: a name that the owner enters may be "{toString}".
			const word = Object.hasOwn(words, name) ? words[name] : undefined
			if (word === undefined) return found
			return word.endsWith('.') ? word : word + stop
		}),
	)
}
