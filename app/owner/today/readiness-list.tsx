import type { ReactNode } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import type { ReadinessWords } from '#content/owner/readiness-words.ts'
import type { ReadinessItem, ReadinessItemName } from '#domain/owner/readiness.ts'
import styles from './readiness-list.module.css'

type Props = {
	words: ReadinessWords
	/** What the owner can do about an item at once. */
	actions: Partial<Record<ReadinessItemName, ReactNode>>
}

async function fetchOpenItems(): Promise<ReadinessItem[]> {
	return (await fetchAsOwner<{ open: ReadinessItem[] }>('/api/desk/readiness')).open
}

/** What is still to be done before the site goes online; nothing once it is done. */
export function ReadinessList({ words, actions }: Props) {
	const { data: items, hasFailed, reason } = useLoad(fetchOpenItems)
	// It is the owner's to do.
	if (codeOf(reason) === 'not-allowed') return null
	if (!items) return hasFailed ? <p role="alert">{words.failed}</p> : null
	if (items.length === 0) return <p className={styles.done}>{words.done}</p>
	return (
		<section className={styles.readiness}>
			<h2>{words.title}</h2>
			<p>{words.text}</p>
			<ul>
				{items.map(({ name, details }) => (
					<li key={name}>
						<h3>{words.items[name].title}</h3>
						<p>
							{words.items[name].todo} {name === 'facts' && factNames(details, words)}
						</p>
						{actions[name]}
					</li>
				))}
			</ul>
		</section>
	)
}

function factNames(paths: string[], { facts }: ReadinessWords): string {
	const names = paths.map((path) => facts[path as keyof typeof facts] ?? path)
	return `(${names.join(', ')})`
}
