import { Icon } from '#app/components/icon/icon.tsx'
import styles from './in-page-links.module.css'

export function SkipLink({ label }: { label: string }) {
	return (
		<a href="#content" className={styles.skip}>
			{label}
		</a>
	)
}

/** Shown after the specified 100 px of scrolling (early-controls.ts), and always where scripts are off. */
export function BackToTop({ label }: { label: string }) {
	return (
		<a href="#top" className={styles.top} aria-label={label}>
			<Icon name="up" />
		</a>
	)
}
