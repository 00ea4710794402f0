import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'

/** Facts that were typed and not saved yet, by path: they survive a lost connection and a closed tab. */
const key = 'unsaved-facts'

export function keptFacts(): Record<string, unknown> {
	return readFromBrowser('localStorage', key) ?? {}
}

/** `undefined` deletes it. */
export function keepFacts(path: string, value: unknown) {
	const all = { ...keptFacts(), [path]: value }
	const isEmpty = Object.values(all).every((kept) => kept === undefined)
	keepInBrowser('localStorage', key, isEmpty ? undefined : all)
}

export function forgetFacts() {
	keepInBrowser('localStorage', key, undefined)
}
