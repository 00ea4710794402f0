import styles from './prose.module.css'
import { WithContacts } from './with-contacts.tsx'

export function Paragraphs({ texts }: { texts: readonly string[] }) {
	return texts.map((text) => (
		<p key={text}>
			<WithContacts text={text} />
		</p>
	))
}

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
