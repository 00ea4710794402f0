import styles from './question-list.module.css'
import { WithContacts } from './with-contacts.tsx'

export function QuestionList({
	items,
}: {
	items: readonly { question: string; answer: string }[]
}) {
	return (
		<div className={styles.questions}>
			{items.map(({ question, answer }) => (
				<details key={question}>
					<summary>{question}</summary>
					<p>
						<WithContacts text={answer} />
					</p>
				</details>
			))}
		</div>
	)
}
