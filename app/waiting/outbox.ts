import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { channelName, sendIfFree, takeSent } from './change-posts.ts'
import type { WaitingPost } from './waiting-posts.ts'
import { isWaiting, loadWaiting, subscribeToWaiting, waitingPosts } from './waiting-store.ts'

/** The browser cannot know when the server is back, so it retries at intervals. */
const everyMs = 30_000

/** How a subject sends what waits of its kinds. */
export type Carrier<Post extends WaitingPost, Sent> = {
	kinds: readonly Post['kind'][]
	/** Undefined when the post stays, or needs a correction. */
	send: (post: Post) => Promise<Sent | undefined>
	/** Posts that were sent, by the response that the worker got. */
	sentOf: (post: Post, response: object) => Sent
}

type Reports<Post, Sent> = { send?: (post: Post) => Promise<void>; onSent: (sent: Sent) => void }

/** Sends what is due now, when the connection returns, and every 30 s, until the returned function is called. */
export function retryWaiting<Post extends WaitingPost, Sent>(
	carrier: Carrier<Post, Sent>,
	{ onSent, send = (post) => sendWaiting(carrier, post, onSent) }: Reports<Post, Sent>,
): () => void {
	const showSent = async () => {
		const taken = await takeSent(carrier.kinds).catch(() => [])
		for (const post of postsOf(carrier, taken))
			if (post.response) onSent(carrier.sentOf(post, post.response))
	}
	const sendDue = async () => {
		await loadWaiting()
		await showSent()
		if (!navigator.onLine) return
		for (const post of postsOf(carrier, waitingPosts()))
			if (post.reason !== 'invalid' && post.notBefore <= Date.now()) await send(post)
	}
	sendDue()
	addEventListener('online', sendDue)
	const timer = setInterval(sendDue, everyMs)
	const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
	channel?.addEventListener('message', showSent)
	return () => {
		removeEventListener('online', sendDue)
		clearInterval(timer)
		channel?.close()
	}
}

/** The waiting posts of a carrier's kinds, oldest first, sent while the page is open. The carrier must stay the same. */
export function useWaiting<Post extends WaitingPost, Sent>(
	carrier: Carrier<Post, Sent>,
	onSent: (sent: Sent) => void,
) {
	const all = useSyncExternalStore(subscribeToWaiting, waitingPosts, noPosts)
	const [underWay, setUnderWay] = useState<string[]>([])
	const report = useRef(onSent)
	report.current = onSent

	const send = useCallback(
		async (post: Post) => {
			setUnderWay((ids) => [...ids, post.id])
			await sendWaiting(carrier, post, (sent) => report.current(sent)).finally(() =>
				setUnderWay((ids) => ids.filter((id) => id !== post.id)),
			)
		},
		[carrier],
	)
	useEffect(
		() => retryWaiting(carrier, { send, onSent: (sent) => report.current(sent) }),
		[carrier, send],
	)
	return {
		posts: postsOf(carrier, all),
		send,
		isUnderWay: ({ id }: Post) => underWay.includes(id),
	}
}

const none: readonly WaitingPost[] = []
const noPosts = () => none

function postsOf<Post extends WaitingPost>(
	{ kinds }: Carrier<Post, unknown>,
	posts: readonly WaitingPost[],
): Post[] {
	return posts.filter((post): post is Post => kinds.includes(post.kind))
}

/** Skips a form that another tab or the worker is sending, or has sent. */
async function sendWaiting<Post extends WaitingPost, Sent>(
	carrier: Carrier<Post, Sent>,
	post: Post,
	onSent: (sent: Sent) => void,
) {
	const sent = await sendIfFree(post.id, async () =>
		(await isWaiting(post.id)) ? carrier.send(post) : undefined,
	)
	if (sent) onSent(sent)
}
