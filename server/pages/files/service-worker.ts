import { emptyPolicy } from '#server/http/security-headers.ts'
import { compressNow, type StoredResponse, storeFile } from '#server/http/stored-response.ts'

/**
 * Takes the place of a broken worker: deletes its caches and unregisters itself. Pages then come from the network. A page
 * that registers it meanwhile calls the unregistering off, and then asks it to cache the page (app/offline/cache-page.ts).
 */
const withdrawal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.map((name) => caches.delete(name))))
			.then(() => registration.unregister()),
	),
)
addEventListener('message', () => registration.unregister())
`

/** `/sw.js`. Browsers ask for it on every navigation, so it is never cached. */
export function storeServiceWorker(
	script: string,
	isOn: boolean,
	headers: Record<string, string>,
): StoredResponse {
	const body = Buffer.from(isOn ? script : withdrawal)
	return storeFile({
		headers,
		type: 'text/javascript; charset=utf-8',
		caching: 'no-cache',
		// A worker obeys the policy of its own script: it fetches from here and nowhere else.
		policy: `${emptyPolicy}; connect-src 'self'`,
		body,
		compressed: compressNow(body),
	})
}
