import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Props = {
	title: string
	/** `deep` stands out; `sun` stands out most. */
	tone?: 'plain' | 'deep' | 'sun'
	children: ReactNode
}

/** A heading and a short text on a coloured background. */
export function Panel({ title, tone = 'plain', children }: Props) {
	return (
		<section className={`${styles.panel} ${styles[tone]}`}>
			<h2>{title}</h2>
			{children}
		</section>
	)
}

/** Panels side by side, as many as fit. */
export function Panels({ children }: { children: ReactNode }) {
	return <div className={styles.panels}>{children}</div>
}
