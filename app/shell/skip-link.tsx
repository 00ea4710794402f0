import styles from './skip-link.module.css'

export function SkipLink({ label }: { label: string }) {
	return (
		<a href="#content" className={styles.skip}>
			{label}
		</a>
	)
}
