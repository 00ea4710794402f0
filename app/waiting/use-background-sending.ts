import { useEffect } from 'react'
import { usePagePath } from '#app/site/page-context.tsx'

/** Sends the waiting forms of a subject. */
export type BackgroundSender = {
	/** The pages that show what waits and send it themselves. */
	shownOn: readonly string[]
	hasWaiting: () => Promise<boolean>
	/** Loaded only when something waits. */
	load: () => Promise<{ sendInBackground: () => () => void }>
}

/** Sends what waits from pages that do not show it. */
export function useBackgroundSending(senders: readonly BackgroundSender[]) {
	const path = usePagePath()
	useEffect(() => {
		let isOver = false
		const stops: (() => void)[] = []
		for (const { shownOn, hasWaiting, load } of senders) {
			if (shownOn.includes(path)) continue
			const start = async () => {
				if (!(await hasWaiting())) return
				const { sendInBackground } = await load()
				if (!isOver) stops.push(sendInBackground())
			}
			// Fails without a connection; the next page tries again.
			start().catch(() => {})
		}
		return () => {
			isOver = true
			for (const stop of stops) stop()
		}
	}, [path, senders])
}
