import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'

/** What was typed and not saved, by name: it survives a lost connection, an expired session and a closed tab. */
function createUnsaved<Value>(key: string) {
	const all = (): Record<string, Value> => readFromBrowser('localStorage', key) ?? {}
	return {
		all,
		/** `undefined` deletes it. */
		keep(name: string, value: Value | undefined) {
			const kept = Object.entries({ ...all(), [name]: value }).filter(([, it]) => it !== undefined)
			keepInBrowser('localStorage', key, kept.length > 0 ? Object.fromEntries(kept) : undefined)
		},
		forget: () => keepInBrowser('localStorage', key, undefined),
	}
}

/** By path. */
export const unsavedFacts = createUnsaved<unknown>('unsaved-facts')

type BothTexts = { es: string; en: string }

/** By document and path, with the texts that the editor showed. */
export const unsavedTexts = createUnsaved<{ texts: BothTexts; seen: BothTexts }>('unsaved-texts')
