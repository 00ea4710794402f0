import { useSyncExternalStore } from 'react'
import { createListeners } from '#app/site/listeners.ts'

const key = 'token'
const { notify, subscribe } = createListeners()

/** The token is in local storage (specification, section 3): it survives a reload and serves every tab. */
export function ownerToken(): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// Storage is forbidden, so nobody is signed in.
		return null
	}
}

export function saveOwnerToken(token: string) {
	localStorage.setItem(key, token)
	notify()
}

/** The last token that took the place of another of the same person. */
let renewed: { from: string | null; to: string } | undefined

/** For the person who is signed in, as after a change of the password: the desk keeps what it has loaded. */
export function renewOwnerToken(token: string) {
	renewed = { from: ownerToken(), to: token }
	saveOwnerToken(token)
}

/** Whether what was loaded with this token is for the person who is signed in now. */
export function isOfThisPerson(token: string | null | undefined): boolean {
	const current = ownerToken()
	return token === current || (renewed?.to === current && renewed.from === token)
}

export function forgetOwnerToken() {
	localStorage.removeItem(key)
	notify()
}

/** The token that the browser holds; the server checks it on every call. */
export function useOwnerToken(): string | null {
	return useSyncExternalStore(subscribe, ownerToken, () => null)
}

export function useIsOwner(): boolean {
	return useOwnerToken() !== null
}
