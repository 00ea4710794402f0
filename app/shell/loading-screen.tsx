import { useEffect } from 'react'
import styles from './loading-screen.module.css'

/**
 * Covers the page until the window's load event (docs/decisions/0009). It is CSS and one attribute, which the inline
 * script of page-scripts.tsx sets long before React loads; the effect is for development.
 */
export function LoadingScreen() {
	useEffect(() => {
		const finish = () => {
			document.documentElement.dataset.loaded = ''
		}
		if (document.readyState === 'complete') finish()
		else window.addEventListener('load', finish, { once: true })
	}, [])
	return (
		<div className={styles.screen} aria-hidden="true">
			{[...'LOADING'].map((letter, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the letters never change places.
				<span key={index}>{letter}</span>
			))}
		</div>
	)
}
