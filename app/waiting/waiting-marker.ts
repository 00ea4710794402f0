import type { WaitingKind } from './waiting-posts.ts'

const key = 'waiting'

/**
 * Leaves a note in local storage while something waits: React then starts at once (start-when-needed.ts). What waits is
 * in IndexedDB, and only that counts: a killed browser may have lost the note.
 */
export function noteWaiting(kinds: Iterable<WaitingKind>) {
	const text = [...new Set(kinds)].join()
	try {
		if (text) localStorage.setItem(key, text)
		else localStorage.removeItem(key)
	} catch {
		// Without storage, React comes a little later.
	}
}
