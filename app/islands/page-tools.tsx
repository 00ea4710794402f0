import { useEffect } from 'react'
import { NoticeRegion } from '#app/components/notice/notice-region.tsx'
import { cacheAtRest } from '#app/offline/cache-page.ts'
import { OwnerShortcuts } from '#app/owner/sign-in/owner-shortcuts.tsx'
import { type BackgroundSender, useBackgroundSending } from '#app/waiting/use-background-sending.ts'
import { prefetchOnTouch } from './prefetch.ts'

const loadAtRest = () => import('./at-rest.ts')
const loadEditor = () => import('#app/islands/owner/owner-tools.ts')

const senders: BackgroundSender[] = [
	{
		shownOn: ['/booking', '/contact-us'],
		kinds: ['booking', 'contact'],
		load: () => import('./form-islands.ts'),
	},
	{
		shownOn: ['/reviews'],
		kinds: ['review'],
		load: () => import('./review-islands.ts'),
	},
]

/** The tools of every page: notices, the owner's shortcuts, waiting forms, and caching for times without a signal. */
export function PageTools() {
	useBackgroundSending(senders)
	useEffect(prefetchOnTouch, [])
	useEffect(cacheAtRest, [])
	useEffect(closeMenusOnLeaving, [])
	return (
		<>
			<NoticeRegion load={loadAtRest} />
			<OwnerShortcuts loadEditor={loadEditor} />
		</>
	)
}

/** The browser keeps a page for the way back as it was left. */
function closeMenusOnLeaving() {
	const close = () => {
		for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
	}
	addEventListener('pagehide', close)
	return () => removeEventListener('pagehide', close)
}
