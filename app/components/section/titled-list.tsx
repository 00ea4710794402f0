import styles from './titled-list.module.css'

/** Small titled texts side by side, below a heading of level 2. */
export function TitledList({ items }: { items: readonly { title: string; text: string }[] }) {
	return (
		<ul className={styles.titled}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	)
}
