import { mapStrings } from './map-strings.ts'

/**
 * No line ends between a short figure and its unit ("2 pisos", "km 10") or before a dash ("Salento – Cocora"). Prices may
 * break: in large letters "25.000 pesos" needs two lines of a narrow card.
 */
export function withoutBreaks<T>(value: T): T {
	return mapStrings(value, (text) => text.replace(breaks, '\u00a0'))
}

const breaks = /(?<=\bkm) (?=\d)|(?<=(?<![\d.,])\d{1,3}) (?=\p{Ll})| (?=–)/giu
