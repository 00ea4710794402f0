/** Where the API says something else than the net: the path to it, and both values. */
export type Difference = { path: string; said: unknown; says: unknown }

/** A difference that is meant, by name, with the rule that it follows from. */
export type Explained = {
	name: string
	rule: string
	/** The path to it, such as `bookings/PC-…/stay/body/agreements/0/lines/2/pesos`. */
	at: RegExp
	/** Whether these two values differ by that rule. */
	is?: (difference: Difference) => boolean
}

/**
 * The differences that no rule explains, and the rules that explain none: a list of differences that is longer than it has to
 * be hides the next one.
 */
export function compareWithNet(said: unknown, says: unknown, explained: readonly Explained[] = []) {
	const used = new Map(explained.map((it) => [it, 0]))
	const unexplained = differences(said, says).filter((difference) => {
		const why = explained.find(
			({ at, is = () => true }) => at.test(difference.path) && is(difference),
		)
		if (why) used.set(why, (used.get(why) ?? 0) + 1)
		return !why
	})
	const unused = explained.filter((it) => used.get(it) === 0).map(({ name }) => name)
	return { unexplained, unused, used: [...used].map(([{ name }, times]) => ({ name, times })) }
}

function differences(said: unknown, says: unknown, path = ''): Difference[] {
	if (Object.is(said, says)) return []
	const [before, after] = [partsOf(said), partsOf(says)]
	if (!before || !after) return [{ path, said, says }]
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((part) =>
		differences(before.get(part), after.get(part), path === '' ? part : `${path}/${part}`),
	)
}

/** Entries of a list go by their id, their day or their number, if each has one of its own, and else by their place. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
	if (typeof value !== 'object' || value === null) return undefined
	if (!Array.isArray(value)) return new Map(Object.entries(value))
	for (const name of ['id', 'day', 'number']) {
		const named = new Map(value.map((entry) => [String(entry?.[name]), entry]))
		if (named.size === value.length && !named.has('undefined')) return named
	}
	return new Map(value.map((entry, place) => [String(place), entry]))
}
