import type { Facts } from '#domain/facts.ts'
import type { OverlayEntry } from './overlay.ts'

/** The facts with the owner's changes. A path that the site no longer has changes nothing. */
export function applyToFacts(builtIn: Facts, entries: readonly OverlayEntry[]): Facts {
	return entries.reduce((facts, { path, value }) => withFact(facts, path, value), builtIn)
}

export function factAt(facts: Facts, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, key) =>
				typeof value === 'object' && value !== null && Object.hasOwn(value, key)
					? (value as Record<string, unknown>)[key]
					: undefined,
			facts,
		)
}

/** A copy of the facts with one of them replaced. */
export function withFact(facts: Facts, path: string, value: unknown): Facts {
	if (factAt(facts, path) === undefined) return facts
	return replaceAt(facts, path.split('.'), value) as Facts
}

function replaceAt(parent: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
	const group = parent as Record<string, unknown>
	return { ...group, [key]: rest.length > 0 ? replaceAt(group[key], rest, value) : value }
}

/** Dotted paths of all facts; a list, such as the phones, is one fact. */
export function factPaths(facts: Facts): string[] {
	const walk = (value: unknown, path: string): string[] =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.entries(value).flatMap(([key, child]) => walk(child, path ? `${path}.${key}` : key))
			: [path]
	return walk(facts, '')
}
