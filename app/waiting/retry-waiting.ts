import { channelName, takeAnswered } from './change-posts.ts'
import type { WaitingKind, WaitingPost } from './waiting-posts.ts'
import { loadWaiting, waitingPosts } from './waiting-store.ts'

/** The browser cannot know when the server is back, so it retries at intervals. */
const everyMs = 30_000

type Options = {
	kinds: readonly WaitingKind[]
	send: (post: WaitingPost) => Promise<void>
	/** Called with what the worker has sent. */
	onAnswered: (post: WaitingPost) => void
}

/** Sends what is due now, when the connection returns, and every 30 s, until the returned function is called. */
export function retryWaiting({ kinds, send, onAnswered }: Options): () => void {
	const isDue = (post: WaitingPost) =>
		kinds.includes(post.kind) && post.reason !== 'invalid' && post.notBefore <= Date.now()
	const showAnswered = async () => {
		for (const post of await takeAnswered(kinds).catch(() => [])) onAnswered(post)
	}
	const sendDue = async () => {
		await loadWaiting()
		await showAnswered()
		if (!navigator.onLine) return
		for (const post of waitingPosts().filter(isDue)) await send(post)
	}
	sendDue()
	addEventListener('online', sendDue)
	const timer = setInterval(sendDue, everyMs)
	const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
	channel?.addEventListener('message', showAnswered)
	return () => {
		removeEventListener('online', sendDue)
		clearInterval(timer)
		channel?.close()
	}
}
