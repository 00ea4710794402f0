import type { PageModules } from './taking-over.ts'

declare global {
	interface Window {
		/** Written into the page before the inline script (page-scripts.tsx). */
		pageModules: PageModules
		__reactRouterRouteModules?: Record<string, unknown>
	}
}

/*
 * Fetches React at the first touch, key or scroll. A visitor who only reads gets it 4 s after `load`, in time for the
 * first change of slide; until then the processor is free for the page. `npm run bench -- page-cost` measures the gain:
 * no byte of script before `load`, against about 110 KB with React Router's <Scripts>.
 */

const { manifest, entry, routes, isAnswerToPost } = window.pageModules
const wakeEvents = ['pointerdown', 'keydown', 'focusin', 'scroll']
const readingMs = 4000
let isStarted = false

async function start() {
	if (isStarted) return
	isStarted = true
	try {
		const [, ...modules] = await Promise.all([
			import(/* @vite-ignore */ manifest),
			...routes.map(([, module]) => import(/* @vite-ignore */ module)),
		])
		window.__reactRouterRouteModules = Object.fromEntries(
			routes.map(([id], index) => [id, modules[index]]),
		)
		await import(/* @vite-ignore */ entry)
	} catch {
		// The connection dropped. The page works without React; the next event tries again.
		isStarted = false
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
		// A copy that the service worker kept says so at once.
		setTimeout(start, isAnswerToPost || dataset.keptAt || hasStoredState() ? 0 : readingMs)
	})
})

window.earlyKeys = []
addEventListener(
	'keydown',
	(event) => {
		if (!window.earlyKeys || !event.ctrlKey || !/^[eq]$/i.test(event.key)) return
		event.preventDefault()
		window.earlyKeys.push(event.key)
	},
	// While React hydrates, it stops events before they bubble.
	{ capture: true },
)
