import { useSyncExternalStore } from 'react'

const key = 'token'
const listeners = new Set<() => void>()

/** Kept in local storage (specification, section 3): it survives a reload and serves every tab. */
export function ownerToken(): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// Storage is forbidden, so nobody is signed in.
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

/** Whether the browser holds a token; the server checks it on every call. */
export function useIsOwner(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => ownerToken() !== null,
		() => false,
	)
}
