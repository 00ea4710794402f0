import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetInBrowser, readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { useDeskPerson } from '#app/site/desk-person.tsx'
import { useComingBack } from '#app/site/use-coming-back.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'

/**
 * Drafts that name guests are in session storage, which ends with the tab; drafts of the site in local storage, which
 * survives it. Both survive a reload, a lost connection and an expired session. A draft belongs to the person who typed it.
 */
export type DraftKey = `guest ${string}` | `site ${string}`

type Draft<Value, Seen> = { value: Value; seen: Seen }

const areaOf = (key: DraftKey) => (key.startsWith('guest ') ? 'sessionStorage' : 'localStorage')
/** The first owner's drafts have the names that drafts had before there were other people. */
const firstOwnersName = (key: DraftKey) => `draft ${key}`
const othersPrefix = (key: DraftKey) => `${firstOwnersName(key)} of `
const nameFor = (person: string, key: DraftKey) =>
	person === firstOwnerId ? firstOwnersName(key) : othersPrefix(key) + person

/** Forgets everybody's drafts about something that is gone. */
export function forgetDraft(key: DraftKey) {
	saveInBrowser(areaOf(key), firstOwnersName(key), undefined)
	forgetInBrowser(areaOf(key), othersPrefix(key))
}

/**
 * The unsaved input of the person who is signed in; `initial` while there is none. `seen` is the version that it began from,
 * to be sent with it. Another key or person needs another component: set React's `key`.
 */
export function useDraft<Value, Seen = undefined>(key: DraftKey, initial: Value, seen?: Seen) {
	const area = areaOf(key)
	const name = nameFor(useDeskPerson().id, key)
	const read = () => readFromBrowser<Draft<Value, Seen | undefined>>(area, name)
	const [draft, setDraft] = useState(read)
	const [wasRestored, setWasRestored] = useState(draft !== undefined)
	const known = useRef(JSON.stringify(draft))
	function save(changed: typeof draft) {
		saveInBrowser(area, name, changed)
		known.current = JSON.stringify(read())
	}

	useOtherPages(() => {
		const stored = read()
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
			const changed = isAsBefore ? undefined : { value, seen: old?.seen ?? seen }
			save(changed)
			return changed
		})
	}

	return {
		value: draft ? draft.value : initial,
		/** The version that the draft began from. */
		seen: (draft?.seen ?? seen) as Seen,
		/** The version that is saved now. */
		current: seen as Seen,
		isChanged: draft !== undefined,
		/** Restored from an earlier visit, which the form says. */
		wasRestored,
		change,
		/** Call this when the person has been shown this version, and means the draft for it. */
		rebase(shown: Seen) {
			setDraft((old) => {
				const rebased = old && { ...old, seen: shown }
				save(rebased)
				return rebased
			})
		},
		/** Call this when the draft is saved or given up. */
		forget() {
			save(undefined)
			setDraft(undefined)
			setWasRestored(false)
		},
	}
}

/** A draft of the fields that differ from the saved ones. The others show what is saved, also when others change it meanwhile. */
export function useFieldsDraft<Fields extends Record<string, unknown>, Seen>(
	key: DraftKey,
	saved: Fields,
	seen: Seen,
) {
	const { value: changed, ...draft } = useDraft<Partial<Fields>, Seen>(key, {}, seen)
	return {
		...draft,
		changed,
		/** All fields, as the form shows them. */
		fields: { ...saved, ...changed },
		change(name: keyof Fields & string, value: unknown) {
			const { [name]: _, ...others } = changed
			const isSaved = JSON.stringify(value) === JSON.stringify(saved[name])
			draft.change((isSaved ? others : { ...others, [name]: value }) as Partial<Fields>)
		},
	}
}

/** Calls `onChanged` when another tab may have changed what is stored, or this one while the page was left. */
function useOtherPages(onChanged: () => void) {
	const changed = useEffectEvent(onChanged)
	useComingBack(onChanged)
	useEffect(() => {
		const other = () => changed()
		addEventListener('storage', other)
		return () => removeEventListener('storage', other)
	}, [])
}
