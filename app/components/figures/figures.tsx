import styles from './figures.module.css'

/** Facts in large figures, each with what it counts. */
export function Figures({ items }: { items: readonly { figure: string; label: string }[] }) {
	return (
		<dl className={styles.figures}>
			{items.map(({ figure, label }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{figure}</dd>
				</div>
			))}
		</dl>
	)
}
