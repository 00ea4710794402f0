import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { noNotices, type ShownNotice, shownNotices, subscribeToNotices } from './notices.ts'

type Cards = { NoticeCards: ComponentType<{ notices: readonly ShownNotice[] }> }

/**
 * Rendered from the start, because screen readers announce only what enters a live region they already know. The cards
 * load with the first notice.
 */
export function NoticeRegion() {
	const notices = useSyncExternalStore(subscribeToNotices, shownNotices, noNotices)
	const [cards, setCards] = useState<Cards>()
	const isNeeded = notices.length > 0

	useEffect(() => {
		if (isNeeded) import('./notice-cards.tsx').then(setCards, () => {})
	}, [isNeeded])

	return <div role="status">{cards && isNeeded && <cards.NoticeCards notices={notices} />}</div>
}
