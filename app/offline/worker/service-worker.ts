/*
 * The service worker (docs/decisions/0027-without-a-signal.md). It caches pages when a page at rest asks for it, answers
 * from them when the network does not, and sends what waits. It does not handle the API.
 */

import { isFile } from '#app/offline/site-cache.ts'
import { type CacheOrder, cachePages } from './cache-pages.ts'
import { respondWithFile, respondWithPage } from './respond.ts'
import type { WorkerScope } from './scope.ts'
import { sendWaiting } from './send.ts'
import { dropOtherCaches } from './trim.ts'

const scope = globalThis as unknown as WorkerScope

// Pages that are open go on with the code they have; the next navigation is answered by this worker.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) =>
	event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), dropOtherCaches()])),
)

scope.addEventListener('fetch', (event) => {
	const { request } = event
	const { origin, pathname } = new URL(request.url)
	if (request.method !== 'GET' || origin !== location.origin) return
	if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
	else if (isFile(pathname)) event.respondWith(respondWithFile(event))
})

let lastOrder: Promise<unknown> = Promise.resolve()

scope.addEventListener('message', (event) => {
	// One after the other. A failure (no connection, storage full) leaves what is cached as it is.
	lastOrder = lastOrder.then(() => cachePages(event.data as CacheOrder)).catch(() => {})
	event.waitUntil(lastOrder)
})

scope.addEventListener('sync', (event) => event.waitUntil(sendWaiting()))
