import { askForSync, readPosts } from '#app/waiting/waiting-posts.ts'
import type { CacheOrder } from './worker/cache-pages.ts'

const script = '/sw.js'
/** The page is at rest when it has been on the screen for this long, is loaded, and the processor is free. */
const restMs = 3_000
/** A page that never becomes idle is cached after this time. */
const idleWithinMs = 10_000

/** Has the page cached for times without a signal, never before it is at rest. */
export function cacheAtRest() {
	if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
	setTimeout(() => {
		if (document.readyState === 'complete') cacheWhenIdle()
		else addEventListener('load', cacheWhenIdle, { once: true })
	}, restMs)
}

function cacheWhenIdle() {
	// Without a connection, or where storage is denied, there is nothing to cache.
	const cache = () => cachePage().catch(() => {})
	if ('requestIdleCallback' in window) requestIdleCallback(cache, { timeout: idleWithinMs })
	else cache()
}

/** Registers the service worker and asks it to cache this page. */
async function cachePage() {
	const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
	registration.onupdatefound = () => tellWhenActive(registration.installing)
	tellWhenActive(registration.installing ?? registration.active)
	// Posts queued before the worker was registered.
	const posts = await readPosts().catch(() => [])
	if (posts.length > 0) askForSync()
}

function tellWhenActive(worker: ServiceWorker | null) {
	if (worker?.state === 'activated') worker.postMessage(order())
	else worker?.addEventListener('statechange', () => tellWhenActive(worker), { once: true })
}

function order(): CacheOrder {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
	return { path: location.pathname, loaded, isFrugal: connection?.saveData === true }
}
