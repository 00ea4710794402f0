import { askForSync, readPosts } from '#app/waiting/waiting-posts.ts'
import { isFile } from './site-cache.ts'
import type { CacheOrder } from './worker/cache-pages.ts'

const script = '/sw.js'

/** Registers the service worker and asks it to cache this page. Called once the page is at rest. */
export async function cachePage() {
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
	const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
	const files = loaded
		.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname))
		.map(({ pathname }) => pathname)
	return { path: location.pathname, loaded: files, isFrugal: connection?.saveData === true }
}
