import { useEffect } from 'react'
import { formPath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { usePagePath } from '#app/site/locale.tsx'
import { hasPending } from './pending-marker.ts'

/** Sends pending enquiries from pages without a form; pages with one show them. The code loads only when needed. */
export function useBackgroundSending() {
	const path = usePagePath()
	useEffect(() => {
		const isShownHere = (Object.values(formPath) as string[]).includes(path)
		if (isShownHere || !hasPending()) return
		let isOver = false
		let stop = () => {}
		const load = async () => {
			const { sendInBackground } = await import('./send-in-background.ts')
			if (!isOver) stop = sendInBackground()
		}
		// Fails without a connection; the next page tries again.
		load().catch(() => {})
		return () => {
			isOver = true
			stop()
		}
	}, [path])
}
