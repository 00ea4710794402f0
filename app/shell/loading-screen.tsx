import styles from './loading-screen.module.css'

/**
 * Covers the page until the window's load event (docs/decisions/0009). It is CSS and one attribute, which
 * start-when-needed.ts sets.
 */
export function LoadingScreen() {
	return (
		<div className={styles.screen} aria-hidden="true">
			{[...'LOADING'].map((letter, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the letters never change places.
				<span key={index}>{letter}</span>
			))}
		</div>
	)
}
