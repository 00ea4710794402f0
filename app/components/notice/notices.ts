export type Notice = {
	text: string
	tone?: 'good' | 'bad'
	/** Something to do about it while the notice is there. It takes the keyboard. */
	action?: {
		label: string
		run: () => void
		/** The id of what has the focus after it. */
		returnFocusTo?: string
	}
}

export type ShownNotice = Notice & { id: number }

const shownMs = 10_000

let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownNotice[]) {
	shown = next
	for (const listener of listeners) listener()
}

/** Says something at the edge of the screen for ten seconds, and to screen readers when they pause. */
export function showNotice(notice: Notice) {
	lastId += 1
	const id = lastId
	change([...shown, { ...notice, id }])
	setTimeout(() => dismissNotice(id), shownMs)
}

export function dismissNotice(id: number) {
	change(shown.filter((notice) => notice.id !== id))
}

export function subscribeToNotices(listener: () => void) {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export const shownNotices = () => shown
const none: readonly ShownNotice[] = []
export const noNotices = () => none
