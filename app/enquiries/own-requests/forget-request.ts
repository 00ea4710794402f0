import { deleteCached } from '#app/offline/site-cache.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { readOwnRequests, saveOwnRequests } from './own-requests.ts'

/** With what the service worker has cached of it, in both languages. */
export function forgetRequest(key: string) {
	saveOwnRequests(readOwnRequests().filter((request) => request.key !== key))
	if (!('caches' in globalThis)) return
	for (const locale of locales)
		deleteCached(localizePath(`/request/${key}`, locale)).catch(() => {})
}
