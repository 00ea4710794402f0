import type { Locale } from '#domain/locale.ts'
import { formatNumber } from './numbers.ts'

/**
 * The highest amount, which columns of 64 bits hold; sums of thousands of such amounts are exact. A sum above it is no price:
 * it is to be agreed.
 */
export const mostPesos = 1_000_000_000_000

/** '25.000 pesos', '25,000 pesos', '1 peso'. */
export function formatPesos(pesos: number, locale: Locale): string {
	return `${formatNumber(pesos, locale)} peso${pesos === 1 ? '' : 's'}`
}

/** Whole pesos as people type them: '750000', '750.000', '$ 750,000'. Undefined for anything else. */
export function readPesos(text: string): number | undefined {
	const digits = text.replace(/pesos|\$/gi, '').trim()
	if (!/^\d{1,3}(?:[.,\s'’]\d{3})*$|^\d+$/.test(digits)) return undefined
	const pesos = Number(digits.replace(/\D/g, ''))
	return pesos <= mostPesos ? pesos : undefined
}

/** The sum of what has a price, and whether something has none. Null when nothing has one, or only what costs nothing. */
export function knownSum(parts: readonly (number | null)[]) {
	const known = parts.filter((pesos) => pesos !== null)
	const sum = known.reduce((sum, pesos) => sum + pesos, 0)
	const isComplete = known.length === parts.length
	const total = known.length > 0 && (isComplete || sum > 0) ? upToMost(sum) : null
	return { total, isPartial: total !== null && !isComplete }
}

/** The sum of prices. Null when a part has no price, or when there is none. */
export function sumOf(parts: readonly (number | null)[]): number | null {
	const { total, isPartial } = knownSum(parts)
	return isPartial ? null : total
}

function upToMost(sum: number): number | null {
	return sum > mostPesos ? null : sum
}
