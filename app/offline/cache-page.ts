import { ownerToken } from '#app/api/owner-token.ts'
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
	// As the page was opened: signing out on a guest's page does not make it the next person's.
	const isOfHouse = ownerToken() !== null
	setTimeout(() => {
		const cache = () => cacheWhenIdle(isOfHouse)
		if (document.readyState === 'complete') cache()
		else addEventListener('load', cache, { once: true })
	}, restMs)
}

function cacheWhenIdle(isOfHouse: boolean) {
	// Without a connection, or where storage is denied, there is nothing to cache.
	const cache = () => cachePage(isOfHouse).catch(() => {})
	if ('requestIdleCallback' in window) requestIdleCallback(cache, { timeout: idleWithinMs })
	else cache()
}

/** Registers the service worker and asks it to cache this page. */
async function cachePage(isOfHouse: boolean) {
	const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
	const tell = (worker: ServiceWorker | null) => tellWhenActive(worker, isOfHouse)
	registration.onupdatefound = () => tell(registration.installing)
	tell(registration.installing ?? registration.active)
	// Posts queued before the worker was registered.
	const posts = await readPosts().catch(() => [])
	if (posts.length > 0) askForSync()
}

function tellWhenActive(worker: ServiceWorker | null, isOfHouse: boolean) {
	if (worker?.state === 'activated') worker.postMessage(order(isOfHouse))
	else
		worker?.addEventListener('statechange', () => tellWhenActive(worker, isOfHouse), { once: true })
}

function order(isOfHouse: boolean): CacheOrder {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
	return { path: location.pathname, loaded, isFrugal: connection?.saveData === true, isOfHouse }
}
