import type { ReactNode } from 'react'
import styles from './opening.module.css'

type Props = {
	/** A slideshow or a picture. */
	children: ReactNode
	/** Beside it on wide screens, below it on phones. */
	aside?: ReactNode
}

/** The picture or slideshow under a page's title. */
export function Opening({ children, aside }: Props) {
	return (
		<div className={aside ? `${styles.opening} ${styles.shared}` : styles.opening}>
			{children}
			{aside}
		</div>
	)
}

/** The `sizes` of a picture in an opening. */
export const openingSizes = '(max-width: 1300px) 100vw, 1216px'
