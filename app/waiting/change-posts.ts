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
export async function sendAlone<Result>(id: string, send: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request(lockOf(id), send) : send()
}

/** The same, but returns undefined when the lock is taken. */
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
