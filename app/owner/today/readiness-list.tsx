import type { ReactNode } from 'react'
import { useFilledWords, useOfferNames } from '#app/desk/desk-info.tsx'
import { HandOver } from '#app/owner/hand-over/hand-over.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { type HandOverWords, handOverWords } from '#content/owner/hand-over-words.ts'
import { type ReadinessWords, readinessWords } from '#content/owner/readiness-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import type { ReadinessItem, ReadinessItemName } from '#domain/owner/readiness.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './readiness-list.module.css'

type Props = {
	items: readonly ReadinessItem[]
	/** Lets the owner deal with an item at once. */
	actions: Partial<Record<ReadinessItemName, ReactNode>>
}

/** Settings of the server, which the owner cannot change here. */
const messages: Partial<Record<ReadinessItemName, keyof HandOverWords['messages']>> = {
	'mail-missing': 'mail',
	'mail-half': 'halfMail',
	address: 'address',
	backup: 'backup',
	'off-site': 'offSite',
}

/** Tasks before the site goes online; empty once all are done. */
export function ReadinessList({ items, actions }: Props) {
	const words = useWords(readinessWords)
	const { messages: texts } = useFilledWords(handOverWords)
	const offerNames = useOfferNames()
	if (items.length === 0) return <p className={styles.done}>{words.done}</p>
	return (
		<section className={`card lined ${styles.readiness}`}>
			<h2>{words.title}</h2>
			<p>{words.text}</p>
			<ul className="plain-list stack">
				{items.map(({ name, details }) => {
					const message = messages[name]
					return (
						<li key={name}>
							<h3>{words.items[name].title}</h3>
							<p>
								{words.items[name].todo} {named(name, details, words, offerNames)}
							</p>
							{actions[name]}
							{message && (
								<HandOver message={fill(texts[message], { missing: details.join(', ') })} />
							)}
						</li>
					)
				})}
			</ul>
		</section>
	)
}

function named(
	item: ReadinessItemName,
	details: string[],
	{ facts }: ReadinessWords,
	offers: OfferNames,
): string {
	const names: Partial<Record<ReadinessItemName, string[]>> = {
		facts: details.map((path) => facts[path as keyof typeof facts] ?? path),
		units: details.map((offer) => offers[offer as keyof OfferNames]?.name ?? offer),
	}
	return names[item] ? `(${names[item].join(', ')})` : ''
}
