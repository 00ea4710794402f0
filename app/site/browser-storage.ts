type Area = 'localStorage' | 'sessionStorage'

/** Saves a value as JSON; `undefined` deletes it. Storage may be full or forbidden: then nothing is saved. */
export function saveInBrowser(area: Area, key: string, value: unknown) {
	try {
		if (value === undefined) globalThis[area].removeItem(key)
		else globalThis[area].setItem(key, JSON.stringify(value))
	} catch {
		// The caller still has the value.
	}
}

/** Deletes everything whose key begins so. */
export function forgetInBrowser(area: Area, prefix: string) {
	try {
		const keys = Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
		for (const key of keys) globalThis[area].removeItem(key)
	} catch {
		// Where storage is forbidden, nothing was saved.
	}
}

/** Undefined when nothing is saved, storage is forbidden, or the value is damaged. */
export function readFromBrowser<Value>(area: Area, key: string): Value | undefined {
	try {
		return JSON.parse(globalThis[area].getItem(key) ?? 'null') ?? undefined
	} catch {
		return undefined
	}
}
