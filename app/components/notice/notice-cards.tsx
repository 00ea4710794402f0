import { useLayoutEffect, useRef } from 'react'
import styles from './notice-cards.module.css'
import { dismissNotice, type ShownNotice } from './notices.ts'

type Props = {
	notices: readonly ShownNotice[]
	/** At the desk they take room of their own, so that they cover no button. */
	isInFlow: boolean
}

/** A popover, because an open menu is one too and would cover whatever is not above it. */
export function NoticeCards({ notices, isInFlow }: Props) {
	const cards = useRef<HTMLDivElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is above what was opened meanwhile.
	useLayoutEffect(() => {
		if (isInFlow) return
		const raise = () => {
			cards.current?.hidePopover?.()
			cards.current?.showPopover?.()
		}
		const raiseAbove = ({ target, newState }: ToggleEvent) => {
			if (target !== cards.current && newState === 'open') raise()
		}
		raise()
		document.addEventListener('toggle', raiseAbove, { capture: true })
		return () => document.removeEventListener('toggle', raiseAbove, { capture: true })
	}, [notices])

	return (
		<div ref={cards} className={styles.cards} popover={isInFlow ? undefined : 'manual'}>
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
