/** Facts that were typed and not saved yet, by path: they survive a lost connection and a closed tab. */
const key = 'unsaved-facts'

export function keptFacts(): Record<string, unknown> {
	try {
		return JSON.parse(localStorage.getItem(key) ?? '{}')
	} catch {
		return {}
	}
}

/** `undefined` deletes it. */
export function keepFacts(path: string, value: unknown) {
	const all = { ...keptFacts(), [path]: value }
	const left = Object.values(all).filter((kept) => kept !== undefined)
	try {
		if (left.length > 0) localStorage.setItem(key, JSON.stringify(all))
		else forgetFacts()
	} catch {
		// Storage is full or forbidden: the form still has it.
	}
}

export function forgetFacts() {
	localStorage.removeItem(key)
}
