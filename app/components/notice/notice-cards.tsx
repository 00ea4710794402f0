import { useLayoutEffect, useRef } from 'react'
import styles from './notice-cards.module.css'
import { dismissNotice, type ShownNotice } from './notices.ts'

export function NoticeCards({ notices }: { notices: readonly ShownNotice[] }) {
	return (
		<div className={styles.cards}>
			{notices.map((notice) => (
				<NoticeCard key={notice.id} {...notice} />
			))}
		</div>
	)
}

function NoticeCard({ id, text, tone = 'good', action }: ShownNotice) {
	const button = useRef<HTMLButtonElement>(null)
	const returnFocusTo = action?.returnFocusTo
	useLayoutEffect(() => {
		const element = button.current
		// The deleted element, which had the focus, is gone, and the notice disappears soon.
		element?.focus()
		return () => {
			if (!returnFocusTo || document.activeElement !== element) return
			document.getElementById(returnFocusTo)?.focus({ preventScroll: true })
		}
	}, [returnFocusTo])

	function act() {
		dismissNotice(id)
		action?.run()
	}

	return (
		<div className={styles.notice} data-tone={tone}>
			<p>{text}</p>
			{action && (
				<button ref={button} type="button" onClick={act}>
					{action.label}
				</button>
			)}
		</div>
	)
}
