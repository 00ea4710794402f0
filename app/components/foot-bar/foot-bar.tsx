import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

type Props = {
	text: string
	/** Below the text. */
	note?: string | false | undefined
	/** Something waits for the owner: the bar stays at the foot of the screen. */
	isPending: boolean
	children: ReactNode
}

/** At the end of a section of the desk: its state, and the buttons that change it. */
export function FootBar({ text, note, isPending, children }: Props) {
	return (
		<div className={`card ${styles.bar}`} data-pending={isPending || undefined}>
			<p role="status">
				<strong>{text}</strong>
				{note && <small>{note}</small>}
			</p>
			<div>{children}</div>
		</div>
	)
}
