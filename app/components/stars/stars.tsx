import styles from './stars.module.css'

/** A score in stars, 1 to 5; `label` says it to those who do not see it. */
export function Stars({ stars, label }: { stars: number; label: string }) {
	return (
		<span className={styles.stars} role="img" aria-label={label}>
			{'★'.repeat(stars)}
			<span>{'★'.repeat(5 - stars)}</span>
		</span>
	)
}
