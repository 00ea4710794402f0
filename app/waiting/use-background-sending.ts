import { useEffect } from 'react'
import { usePagePath } from '#app/site/page-context.tsx'
import { readPosts, type WaitingKind } from './waiting-posts.ts'

/** Sends the waiting forms of a subject. */
export type BackgroundSender = {
	/** The pages that show what waits and send it themselves. */
	shownOn: readonly string[]
	kinds: readonly WaitingKind[]
	/** Loaded only when something waits. */
	load: () => Promise<{ sendInBackground: () => () => void }>
}

/** Sends what waits from pages that do not show it. */
export function useBackgroundSending(senders: readonly BackgroundSender[]) {
	const path = usePagePath()
	useEffect(() => {
		let isOver = false
		const stops: (() => void)[] = []
		const start = async () => {
			const posts = await readPosts()
			for (const { shownOn, kinds, load } of senders) {
				if (shownOn.includes(path) || !posts.some(({ kind }) => kinds.includes(kind))) continue
				load().then(
					({ sendInBackground }) => !isOver && stops.push(sendInBackground()),
					// Fails without a connection; the next page tries again.
					() => {},
				)
			}
		}
		// Throws where nothing has ever waited.
		start().catch(() => {})
		return () => {
			isOver = true
			for (const stop of stops) stop()
		}
	}, [path, senders])
}
