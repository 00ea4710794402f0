import { useEffect } from 'react'
import { pagePath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { usePagePath } from '#app/site/locale.tsx'
import { hasPending } from './pending-marker.ts'

/** The pages with a form show what waits; on all others it is sent in the background. Its code comes only when needed. */
export function useSendingFromAnyPage() {
	const path = usePagePath()
	useEffect(() => {
		const isShownHere = (Object.values(pagePath) as string[]).includes(path)
		if (isShownHere || !hasPending()) return
		let isOver = false
		let stop = () => {}
		const load = async () => {
			const { sendInBackground } = await import('./send-in-background.ts')
			if (!isOver) stop = sendInBackground()
		}
		// Without a connection there is nothing to do yet.
		load().catch(() => {})
		return () => {
			isOver = true
			stop()
		}
	}, [path])
}
