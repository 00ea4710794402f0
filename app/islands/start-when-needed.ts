/*
 * Part of the inline script: fetches the code of the islands at the first touch, key or scroll, and hydrates those that have
 * come near at later ones. A visitor who only reads gets it 4 s after `load`, in time for the first change of slide; until
 * then the processor is free for the page, and not a byte of script is loaded (`npm run bench -- page-cost`).
 */

import { loadEntry } from './load-entry.ts'

declare global {
	interface Window {
		/** Letters pressed with Ctrl before the islands had loaded (the owner's shortcuts); undefined afterwards. */
		earlyKeys?: string[] | undefined
	}
}

const wakeEvents = ['pointerdown', 'keydown', 'focusin', 'scroll']
const readingMs = 4000
/** On the response to a form that was posted without the islands. */
const isResponseToPost = document.currentScript?.dataset.response !== undefined
/** While islands are being hydrated, and once all are. */
let isStarted = false
/** After each failure twice as long as before it, up to 16 s. */
let pauseMs = 250

async function start(event?: Event) {
	if (isStarted || !document.querySelector('page-island')) return
	isStarted = true
	try {
		const entry = await loadEntry()
		isStarted = await entry.start(event?.target)
	} catch {
		// The connection dropped, or a new version has other code. The page works without its islands; the first event
		// after the pause tries again.
		if (pauseMs < 16_000) pauseMs *= 2
		setTimeout(() => {
			isStarted = false
		}, pauseMs)
	}
}

/** A token, an unsent enquiry (local storage) or a draft (session storage) is restored at once. */
function hasStoredState() {
	try {
		return localStorage.length + sessionStorage.length > 0
	} catch {
		return false
	}
}

for (const event of wakeEvents) addEventListener(event, start, { passive: true })

addEventListener('load', () => {
	const { dataset } = document.documentElement
	dataset.loaded = ''
	// The first look into the storage waits for another process. In a task of its own, it does not delay the paint.
	setTimeout(() => {
		// A copy from the service worker says so at once.
		setTimeout(start, isResponseToPost || dataset.cachedAt || hasStoredState() ? 0 : readingMs)
	})
})

window.earlyKeys = []
addEventListener(
	'keydown',
	(event) => {
		if (!window.earlyKeys || !event.ctrlKey || !/^[eq]$/i.test(event.key)) return
		event.preventDefault()
		if (/e/i.test(event.key)) {
			window.earlyKeys.push(event.key)
			return
		}
		// Pressed again by the islands, Ctrl+Q could end a session that has begun in another tab since.
		window.earlyKeys = []
		// Signing out must not wait for a file that may never come. Where storage is forbidden, nobody is signed in.
		if (localStorage.token) {
			// The islands, here or on the next page, revoke it (sign-out.ts).
			sessionStorage.earlyToken = localStorage.token
			localStorage.removeItem('token')
		}
	},
	// While React hydrates, it stops events before they bubble.
	{ capture: true },
)
