/*
 * Forms that could not be sent, in IndexedDB: the one place that pages and the service worker share, and that survives a
 * killed browser. Nothing here depends on the page.
 */

export type WaitingKind = 'booking' | 'contact' | 'review'

export type WaitingPost = {
	/** Made by the browser. The server stores an id once, so sending a post twice is harmless. */
	id: string
	kind: WaitingKind
	/** Where and what to post. */
	address: string
	fields: object
	keptAt: number
	/** `invalid`: the server refused it, for example because the arrival date has passed. The visitor must correct it. */
	reason: WaitReason | 'invalid'
	/** No automatic attempt before this time. */
	notBefore: number
	/** The server's answer, when the worker has sent it. A page takes it, shows it and so ends the wait. */
	answer?: object
}

export type WaitReason = 'offline' | 'unavailable' | 'too-many-requests'

const name = 'waiting'
const storeName = 'posts'

function openDatabase(mode: IDBTransactionMode): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(name, 1)
		request.onupgradeneeded = () => {
			// Nothing has ever waited here: reading leaves no trace.
			if (mode === 'readonly') request.transaction?.abort()
			else request.result.createObjectStore(storeName, { keyPath: 'id' })
		}
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})
}

/** Resolves once the transaction is on the disk. */
async function inTransaction<Result>(
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

/** Whether anything waits, or was sent by the worker and is still to be shown. */
export async function hasPosts(kinds: readonly WaitingKind[]): Promise<boolean> {
	const posts = await readPosts().catch(() => [])
	return posts.some(({ kind }) => kinds.includes(kind))
}

/** Throws where there is no storage, or nothing has ever waited. */
export function readPosts(): Promise<WaitingPost[]> {
	return inTransaction('readonly', (store) => {
		const all: IDBRequest<WaitingPost[]> = store.getAll()
		return () => all.result
	})
}

export async function putPost(post: WaitingPost) {
	await inTransaction('readwrite', (store) => {
		store.put(post)
		return () => {}
	})
	announce()
}

export async function deletePost(id: string) {
	await inTransaction('readwrite', (store) => {
		store.delete(id)
		return () => {}
	})
	announce()
}

/** Changes a post, unless it has been deleted meanwhile. */
export async function changePost(id: string, change: Partial<WaitingPost>) {
	await inTransaction('readwrite', (store) => {
		const found: IDBRequest<WaitingPost | undefined> = store.get(id)
		found.onsuccess = () => found.result && store.put({ ...found.result, ...change })
		return () => {}
	})
	announce()
}

/** The posts that the worker has sent. They are deleted in the same transaction, so that one tab shows each. */
export function takeAnswered(kinds: readonly WaitingKind[]): Promise<WaitingPost[]> {
	return inTransaction('readwrite', (store) => {
		const taken: WaitingPost[] = []
		const all: IDBRequest<WaitingPost[]> = store.getAll()
		all.onsuccess = () => {
			for (const post of all.result) {
				if (!post.answer || !kinds.includes(post.kind)) continue
				store.delete(post.id)
				taken.push(post)
			}
		}
		return () => taken
	})
}

export const channelName = 'waiting'

/** Tells the other tabs and the worker that something has changed. */
function announce() {
	const channel = new BroadcastChannel(channelName)
	channel.postMessage('changed')
	channel.close()
}

/** Sends while nobody else sends the post: of two tabs and the worker, one does. Waits for its turn. */
export async function sendAlone<Result>(id: string, send: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request(lockOf(id), send) : send()
}

/** The same, but undefined when somebody else is sending it. */
export async function sendIfFree<Result>(
	id: string,
	send: () => Promise<Result>,
): Promise<Result | undefined> {
	if (!navigator.locks) return send()
	return navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) =>
		lock ? send() : undefined,
	)
}

const lockOf = (id: string) => `send ${id}`
