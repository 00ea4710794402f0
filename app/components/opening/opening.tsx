import type { ReactNode } from 'react'
import styles from './opening.module.css'

type Props = {
	/** A slideshow or a picture. */
	children: ReactNode
	/** What stands beside it on wide screens and below it on phones. */
	aside?: ReactNode
}

/** What a page shows first, under its title. */
export function Opening({ children, aside }: Props) {
	return (
		<div className={aside ? `${styles.opening} ${styles.shared}` : styles.opening}>
			{children}
			{aside}
		</div>
	)
}

/** How wide the picture of an opening is shown. */
export const openingSizes = '(max-width: 1300px) 100vw, 1216px'
