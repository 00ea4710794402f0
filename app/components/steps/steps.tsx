import styles from './steps.module.css'

/** A sequence of steps on a line from the first to the last. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
	return (
		<ol className={styles.steps}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	)
}
