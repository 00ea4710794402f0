import styles from './in-page-links.module.css'

export function SkipLink({ label }: { label: string }) {
	return (
		<a href="#content" className={styles.skip}>
			{label}
		</a>
	)
}
