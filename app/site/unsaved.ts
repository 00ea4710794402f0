import { useState } from 'react'
import { keepInBrowser, readFromBrowser } from './browser-storage.ts'

type Unsaved<Value> = ReturnType<typeof createUnsaved<Value>>

/** What the owner typed and did not save, by name: it survives a lost connection, an expired session and a closed tab. */
export function createUnsaved<Value>(key: string) {
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

/** The state of a form that is kept with every change. */
export function useUnsaved<Value>(unsaved: Unsaved<Value>, name: string, initial: Value) {
	const [kept] = useState(() => unsaved.all()[name])
	const [value, setValue] = useState(kept ?? initial)
	return {
		value,
		wasKept: kept !== undefined,
		change(next: Value) {
			setValue(next)
			const isAsBefore = JSON.stringify(next) === JSON.stringify(initial)
			unsaved.keep(name, isAsBefore ? undefined : next)
		},
		/** Call when the form is saved or cancelled. */
		forget: () => unsaved.keep(name, undefined),
	}
}
