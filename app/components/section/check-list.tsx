import styles from './check-list.module.css'
import { WithContacts } from './with-contacts.tsx'

export function CheckList({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.checks}>
			{items.map((item) => (
				<li key={item}>
					<WithContacts text={item} />
				</li>
			))}
		</ul>
	)
}
