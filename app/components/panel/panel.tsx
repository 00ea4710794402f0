import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Props = {
	title: string
	/** `deep` for what should stand out, `sun` for what should be seen first. */
	tone?: 'plain' | 'deep' | 'sun'
	children: ReactNode
}

/** A heading and a few words on a ground of their own. */
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
