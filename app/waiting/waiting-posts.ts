/*
 * Forms that could not be sent, in IndexedDB: the one place that pages and the service worker share, and that survives a
 * killed browser. Nothing here depends on the page. Every page reads. Writers are in change-posts.ts, because only pages
 * with forms load them.
 */

export type WaitingKind = 'booking' | 'contact' | 'review'

export type WaitingPost = {
	/** Made by the browser. The server stores an id once, so sending a post twice is harmless. */
	id: string
	kind: WaitingKind
	/** Where and what to post. */
	address: string
	fields: object
	savedAt: number
	/** `invalid`: the server refused it, for example because the arrival date has passed. The visitor must correct it. */
	reason: WaitReason | 'invalid'
	/** No automatic attempt before this time. */
	notBefore: number
	/** The browser could not store it: it waits in this page alone, and only while that is open. */
	isUnstored?: boolean
	/** The server's response, when the worker has sent it. A page takes it, shows it and so ends the wait. */
	response?: object
}

export type WaitReason = 'offline' | 'unavailable' | 'too-many-requests'

const name = 'waiting'
const storeName = 'posts'

function openDatabase(mode: IDBTransactionMode): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(name, 1)
		request.onupgradeneeded = () => {
			// No post has ever waited here: reading creates no database.
			if (mode === 'readonly') request.transaction?.abort()
			else request.result.createObjectStore(storeName, { keyPath: 'id' })
		}
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})
}

/** Resolves once the transaction is on the disk. */
export async function inTransaction<Result>(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => () => Result,
): Promise<Result> {
	const database = await openDatabase(mode)
	try {
		const transaction = database.transaction(storeName, mode, { durability: 'strict' })
		const result = work(transaction.objectStore(storeName))
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve()
			transaction.onabort = () => reject(transaction.error)
		})
		return result()
	} finally {
		database.close()
	}
}

/**
 * Reads what waits, and what the worker has sent and a page is still to show. Throws where there is no storage, or nothing has
 * ever waited.
 */
export function readPosts(): Promise<WaitingPost[]> {
	return inTransaction('readonly', (store) => {
		const all: IDBRequest<WaitingPost[]> = store.getAll()
		return () => all.result
	})
}

/** The worker's sync event, which sends waiting forms even after the tab is closed. */
const syncTag = 'waiting'

type WithSync = ServiceWorkerRegistration & {
	sync?: { register: (tag: string) => Promise<void> }
}

/** Only Chromium has it; elsewhere the next visit sends. */
export function askForSync() {
	navigator.serviceWorker
		?.getRegistration()
		.then((registration) => (registration as WithSync | undefined)?.sync?.register(syncTag))
		.catch(() => {})
}
