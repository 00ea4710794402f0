import { Icon } from '#app/components/icon/icon.tsx'
import styles from './back-to-top.module.css'

/** Shown after the specified 100 px of scrolling (early-controls.ts), and always where scripts are off. */
export function BackToTop({ label }: { label: string }) {
	return (
		<a href="#top" className={styles.link} aria-label={label}>
			<Icon name="up" />
		</a>
	)
}
