/** The subscribers of a store outside React, for useSyncExternalStore. Changes that other tabs store notify them too. */
export function createListeners() {
	const listeners = new Set<() => void>()
	return {
		notify() {
			for (const listener of listeners) listener()
		},
		subscribe(listener: () => void) {
			listeners.add(listener)
			addEventListener('storage', listener)
			return () => {
				listeners.delete(listener)
				removeEventListener('storage', listener)
			}
		},
	}
}
