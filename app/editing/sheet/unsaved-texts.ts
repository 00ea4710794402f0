import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'
import type { TextAddress } from '#domain/editing/marks.ts'
import type { BothTexts } from './both-languages.tsx'

/** Unsaved texts: they survive a lost connection, an expired session and a closed tab. */
type Unsaved = { texts: BothTexts; seen: BothTexts }

const key = 'unsaved-texts'
const nameOf = ({ document, path }: TextAddress) => `${document} ${path}`

function readAll(): Record<string, Unsaved> {
	return readFromBrowser('localStorage', key) ?? {}
}

function writeAll(all: Record<string, Unsaved>) {
	keepInBrowser('localStorage', key, Object.keys(all).length > 0 ? all : undefined)
}

export function unsavedText(address: TextAddress): Unsaved | undefined {
	return readAll()[nameOf(address)]
}

export function keepUnsaved(address: TextAddress, unsaved: Unsaved) {
	writeAll({ ...readAll(), [nameOf(address)]: unsaved })
}

export function forgetUnsaved(address: TextAddress) {
	const { [nameOf(address)]: _, ...others } = readAll()
	writeAll(others)
}
