import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { noNotices, type ShownNotice, shownNotices, subscribeToNotices } from './notices.ts'

type Cards = { NoticeCards: ComponentType<{ notices: readonly ShownNotice[] }> }

/**
 * Where notices appear. It is there from the start, for screen readers tell only what enters a place they know; how
 * notices look comes with the first one.
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
