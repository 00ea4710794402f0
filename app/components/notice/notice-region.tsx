import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { noNotices, type ShownNotice, shownNotices, subscribeToNotices } from './notices.ts'

type Cards = { NoticeCards: ComponentType<{ notices: readonly ShownNotice[]; isInFlow: boolean }> }

type Props = { load: () => Promise<Cards>; isInFlow?: boolean }

/**
 * Rendered from the start, because screen readers announce only changes inside a live region that was there before. The cards
 * load after the page, and before the first notice: that may be about a lost connection.
 */
export function NoticeRegion({ load, isInFlow = false }: Props) {
	const notices = useSyncExternalStore(subscribeToNotices, shownNotices, noNotices)
	const [cards, setCards] = useState<Cards>()
	const isNeeded = notices.length > 0

	// biome-ignore lint/correctness/useExhaustiveDependencies: a notice that needs cards which did not load tries again.
	useEffect(() => {
		load().then(
			(cards) => isNeeded && setCards(cards),
			() => {},
		)
	}, [isNeeded])

	return (
		<div role="status">
			{cards && isNeeded && <cards.NoticeCards notices={notices} isInFlow={isInFlow} />}
		</div>
	)
}
