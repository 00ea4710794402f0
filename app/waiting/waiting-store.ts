import { createListeners } from '#app/site/listeners.ts'
import { channelName, deletePost, putPost } from './change-posts.ts'
import { askForSync, readPosts, type WaitingKind, type WaitingPost } from './waiting-posts.ts'

/** A phone may be lent or sold: what was not sent within a month is dropped. */
const savedForMs = 30 * 24 * 60 * 60 * 1000

const { notify, subscribe } = createListeners()
/** Oldest first. The same array until something changes, as useSyncExternalStore requires. */
let posts: readonly WaitingPost[] = []
/** Where the browser forbids storage, posts last as long as the page is open. */
const unstored = new Map<string, WaitingPost>()

let loading: Promise<void> | undefined

/** Reads what waits; the worker and other tabs change it too. */
export function loadWaiting(): Promise<void> {
	if (!loading && 'BroadcastChannel' in globalThis)
		new BroadcastChannel(channelName).onmessage = () => refresh()
	loading ??= refresh()
	return loading
}

async function refresh() {
	const stored = await readPosts().catch(() => [])
	const isOld = ({ savedAt }: WaitingPost) => savedAt < Date.now() - savedForMs
	for (const post of stored.filter(isOld)) deletePost(post.id).catch(() => {})
	show([...stored.filter((post) => !isOld(post)), ...unstored.values()])
	noteWaiting(stored.map(({ kind }) => kind))
}

function show(all: readonly WaitingPost[]) {
	posts = all.filter(({ response }) => !response).sort((a, b) => a.savedAt - b.savedAt)
	notify()
}

function showWith(post: WaitingPost) {
	show([...posts.filter(({ id }) => id !== post.id), post])
}

export const waitingPosts = () => posts
export const subscribeToWaiting = subscribe

/** Also after another tab or the worker has just sent it. */
export async function isWaiting(id: string): Promise<boolean> {
	if (unstored.has(id)) return true
	const stored = await readPosts().catch(() => [])
	return stored.some((post) => post.id === id && !post.response)
}

/** Resolves when the post is stored, or cannot be. */
export async function saveWaiting(post: WaitingPost) {
	showWith(post)
	noteWaiting(posts.map(({ kind }) => kind))
	try {
		await putPost(post)
		unstored.delete(post.id)
		askForSync()
	} catch {
		const open = { ...post, isUnstored: true }
		unstored.set(post.id, open)
		showWith(open)
		globalThis.addEventListener?.('beforeunload', askBeforeLeaving)
	}
}

/** A post that could not be stored would be lost with the page, so the browser asks first. */
function askBeforeLeaving(event: Event) {
	if (unstored.size > 0) event.preventDefault()
}

export async function removeWaiting(id: string) {
	unstored.delete(id)
	show(posts.filter((post) => post.id !== id))
	await deletePost(id).catch(() => {})
	noteWaiting(posts.map(({ kind }) => kind))
}

const noteKey = 'waiting'

/**
 * Leaves a note in local storage while something waits: React then starts at once (start-when-needed.ts). What waits is
 * in IndexedDB, and only that counts: a killed browser may have lost the note.
 */
function noteWaiting(kinds: Iterable<WaitingKind>) {
	const text = [...new Set(kinds)].join()
	try {
		if (text) localStorage.setItem(noteKey, text)
		else localStorage.removeItem(noteKey)
	} catch {
		// Without storage, React only starts a little later.
	}
}
