import type { TextAddress } from '#domain/editing/marks.ts'
import type { BothTexts } from './both-languages.tsx'

/** Unsaved texts: they survive a lost connection, an expired session and a closed tab. */
type Unsaved = { texts: BothTexts; seen: BothTexts }

const key = 'unsaved-texts'
const nameOf = ({ document, path }: TextAddress) => `${document} ${path}`

function readAll(): Record<string, Unsaved> {
	try {
		return JSON.parse(localStorage.getItem(key) ?? '{}')
	} catch {
		return {}
	}
}

function writeAll(all: Record<string, Unsaved>) {
	try {
		if (Object.keys(all).length > 0) localStorage.setItem(key, JSON.stringify(all))
		else localStorage.removeItem(key)
	} catch {
		// Storage is full or forbidden: the sheet still has it.
	}
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
