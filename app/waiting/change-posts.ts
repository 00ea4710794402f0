import { inTransaction, type WaitingKind, type WaitingPost } from './waiting-posts.ts'

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
export function takeSent(kinds: readonly WaitingKind[]): Promise<WaitingPost[]> {
	return inTransaction('readwrite', (store) => {
		const taken: WaitingPost[] = []
		const all: IDBRequest<WaitingPost[]> = store.getAll()
		all.onsuccess = () => {
			for (const post of all.result) {
				if (!post.response || !kinds.includes(post.kind)) continue
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

/** Sends under a lock, so that only one of several tabs and the worker sends the post. Waits for the lock. */
export function sendAlone<Result>(id: string, send: () => Promise<Result>): Promise<Result> {
	return underLock(id, {}, send)
}

/** The same, but returns undefined when the lock is taken. */
export function sendIfFree<Result>(
	id: string,
	send: () => Promise<Result>,
): Promise<Result | undefined> {
	return underLock(id, { ifAvailable: true }, async (isFree) => (isFree ? send() : undefined))
}

/** Works without a lock where the browser has none, or forbids them together with storage: other tabs then know nothing of the post. */
async function underLock<Result>(
	id: string,
	options: LockOptions,
	work: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
	let working: Promise<Result> | undefined
	await navigator.locks
		?.request(`send ${id}`, options, (lock) => {
			working = work(lock !== null)
			return working
		})
		.catch(() => {})
	return working ?? work(true)
}
