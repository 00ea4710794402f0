import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'

/**
 * Drafts that name guests are kept in session storage, which ends with the tab; drafts of the site in local storage, which
 * survives it. Both survive a reload, a lost connection and an expired session.
 */
export type DraftKey = `guest ${string}` | `site ${string}`

type Draft<Value, Seen> = { value: Value; seen: Seen }

const areaOf = (key: DraftKey) => (key.startsWith('guest ') ? 'sessionStorage' : 'localStorage')
const nameOf = (key: DraftKey) => `draft ${key}`

export function readDraft<Value>(key: DraftKey): Draft<Value, unknown> | undefined {
	return readFromBrowser(areaOf(key), nameOf(key))
}

export function forgetDraft(key: DraftKey) {
	saveInBrowser(areaOf(key), nameOf(key), undefined)
}

/**
 * The owner's unsaved input; `initial` while there is none. `seen` is the version that it began from, to be
 * sent with it. Another key needs another component: set React's `key`.
 */
export function useDraft<Value, Seen = undefined>(key: DraftKey, initial: Value, seen?: Seen) {
	const [draft, setDraft] = useState(
		() => readDraft<Value>(key) as Draft<Value, Seen | undefined> | undefined,
	)
	const [wasRestored, setWasRestored] = useState(draft !== undefined)
	const known = useRef(JSON.stringify(draft))
	function save(changed: Draft<Value, Seen | undefined> | undefined) {
		saveInBrowser(areaOf(key), nameOf(key), changed)
		known.current = JSON.stringify(readDraft(key))
	}

	useOtherPages(() => {
		const stored = readDraft<Value>(key) as typeof draft
		// If storage is forbidden, both reads are undefined.
		if (JSON.stringify(stored) === known.current) return
		known.current = JSON.stringify(stored)
		setDraft(stored)
		setWasRestored(stored !== undefined)
	})

	function change(next: Value | ((value: Value) => Value)) {
		setDraft((old) => {
			const before = old ? old.value : initial
			const value = next instanceof Function ? next(before) : next
			const isAsBefore = JSON.stringify(value) === JSON.stringify(initial)
			const changed = isAsBefore ? undefined : { value, seen: old ? old.seen : seen }
			save(changed)
			return changed
		})
	}

	return {
		value: draft ? draft.value : initial,
		seen: draft ? draft.seen : seen,
		isChanged: draft !== undefined,
		/** Restored from an earlier visit, which the form says. */
		wasRestored,
		change,
		/** Call this when the draft is saved or given up. */
		forget() {
			save(undefined)
			setDraft(undefined)
			setWasRestored(false)
		},
	}
}

/** Calls `onChanged` when another tab may have changed what is stored, or another page before this kept one was shown again. */
function useOtherPages(onChanged: () => void) {
	const changed = useEffectEvent(onChanged)
	useEffect(() => {
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && changed()
		const other = () => changed()
		addEventListener('pageshow', comeBack)
		addEventListener('storage', other)
		return () => {
			removeEventListener('pageshow', comeBack)
			removeEventListener('storage', other)
		}
	}, [])
}
