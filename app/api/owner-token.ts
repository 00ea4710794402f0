import { useSyncExternalStore } from 'react'

const key = 'token'
const listeners = new Set<() => void>()

/** The owner's token, kept in local storage (specification, section 3): it outlives a reload and serves every tab. */
export function ownerToken(): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// The browser keeps nothing: then nobody is signed in.
		return null
	}
}

export function keepOwnerToken(token: string) {
	localStorage.setItem(key, token)
	for (const listener of listeners) listener()
}

export function forgetOwnerToken() {
	localStorage.removeItem(key)
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	// Tells of what other tabs do.
	window.addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		window.removeEventListener('storage', listener)
	}
}

/** Whether the owner is signed in, as far as the browser knows: the server decides at every call. */
export function useIsOwner(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => ownerToken() !== null,
		() => false,
	)
}
