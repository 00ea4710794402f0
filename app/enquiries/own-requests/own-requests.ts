import { ownerToken } from '#app/api/owner-token.ts'
import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { createListeners } from '#app/site/listeners.ts'
import { type Day, isDay } from '#domain/time/dates.ts'

/** A booking request that was sent or opened in this browser. The key opens its page. */
export type OwnRequest = { key: string; reference: string; from: Day; to: Day }

const place = 'requests'
const most = 20
const { notify, subscribe } = createListeners()
export const subscribeToOwnRequests = subscribe

/** Newest first. What does not look like a request is left out: the storage is the visitor's own. */
export function readOwnRequests(): OwnRequest[] {
	const stored = readFromBrowser<unknown>('localStorage', place)
	return Array.isArray(stored) ? stored.filter(isRequest).slice(0, most) : []
}

/**
 * Returns whether it did. Somebody of the house opens and writes requests for guests: their browser, which others share,
 * remembers none.
 */
export function rememberRequest(request: OwnRequest): boolean {
	if (ownerToken() !== null) return false
	saveOwnRequests(
		[request, ...readOwnRequests().filter(({ key }) => key !== request.key)].slice(0, most),
	)
	return true
}

/** A captive portal may respond instead of the site; without days in the response nothing changes. */
export function changeDays(key: string, { from, to }: Partial<OwnRequest>) {
	if (!isDay(from) || !isDay(to)) return
	saveOwnRequests(readOwnRequests().map((own) => (own.key === key ? { ...own, from, to } : own)))
}

export function saveOwnRequests(requests: OwnRequest[]) {
	saveInBrowser('localStorage', place, requests.length > 0 ? requests : undefined)
	notify()
}

function isRequest(value: Partial<OwnRequest> | null): value is OwnRequest {
	return (
		/^[\w-]{1,100}$/.test(String(value?.key)) &&
		/^[\w-]{1,20}$/.test(String(value?.reference)) &&
		isDay(value?.from) &&
		isDay(value?.to)
	)
}
