import { createListeners } from '#app/site/listeners.ts'

export type Notice = {
	text: string
	tone?: 'good' | 'bad'
	/** A later notice about the same thing takes its place: "kept until there is a signal", then "published". */
	about?: string
	/** Shown until it is dismissed, instead of for ten seconds. */
	stays?: boolean
	/** A button on the notice. It takes the focus. */
	action?: {
		label: string
		run: () => void
		/** The id of the element that has the focus afterwards. */
		returnFocusTo?: string
	}
}

export type ShownNotice = Notice & { id: number }

const shownMs = 10_000

let shown: readonly ShownNotice[] = []
let lastId = 0
const { notify, subscribe } = createListeners()

function change(next: readonly ShownNotice[]) {
	shown = next
	notify()
}

/** Shows a text at the edge of the screen and announces it to screen readers. Returns its id. */
export function showNotice(notice: Notice): number {
	lastId += 1
	const id = lastId
	const { about } = notice
	const others = shown.filter((it) => about === undefined || it.about !== about)
	change([...others, { ...notice, id }])
	if (!notice.stays) setTimeout(() => dismissNotice(id), shownMs)
	return id
}

export function dismissNotice(id: number) {
	change(shown.filter((notice) => notice.id !== id))
}

/** What somebody of the house was told, maybe about a guest, is not for whoever comes after. */
export function forgetNotices() {
	change(shown.filter(({ about }) => about === 'session'))
}

export const subscribeToNotices = subscribe

export const shownNotices = () => shown
const none: readonly ShownNotice[] = []
export const noNotices = () => none
