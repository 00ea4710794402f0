import { useSyncExternalStore } from 'react'
import styles from './notice.module.css'
import {
	dismissNotice,
	noNotices,
	type ShownNotice,
	shownNotices,
	subscribeToNotices,
} from './notices.ts'

/** Where notices appear. It is there from the start: screen readers tell only what enters a place they know. */
export function NoticeRegion() {
	const notices = useSyncExternalStore(subscribeToNotices, shownNotices, noNotices)
	return (
		<div className={styles.region} role="status">
			{notices.map((notice) => (
				<NoticeCard key={notice.id} {...notice} />
			))}
		</div>
	)
}

function NoticeCard({ id, text, tone = 'good', action }: ShownNotice) {
	return (
		<div className={styles.notice} data-tone={tone}>
			<p>{text}</p>
			{action && (
				<button
					type="button"
					// biome-ignore lint/a11y/noAutofocus: what had the focus (the deleted thing) is gone, and time is short.
					autoFocus
					onClick={() => {
						dismissNotice(id)
						action.run()
					}}
				>
					{action.label}
				</button>
			)}
		</div>
	)
}
