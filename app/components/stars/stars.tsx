import styles from './stars.module.css'

/** 1 to 5 stars; `label` is the accessible name. */
export function Stars({ stars, label }: { stars: number; label: string }) {
	return (
		<span className={styles.stars} role="img" aria-label={label}>
			{'★'.repeat(stars)}
			{stars < 5 && <span>{'★'.repeat(5 - stars)}</span>}
		</span>
	)
}
