import { useId } from 'react'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { overbookedWords } from '#content/stays/desk/overbooked-words.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Overbooked, OverbookedResponse } from '#domain/stays/responses/overbooked-response.ts'
import { fill } from '#domain/text/fill.ts'
import { rangeInWords, shortDay } from '#domain/time/day-words.ts'
import styles from './overbooked-nights.module.css'

/** Nights that were sold twice: above everything else, and absent when there are none. */
export function OverbookedNights({ overbooked }: OverbookedResponse) {
	const titleId = useId()
	const words = useWords(overbookedWords)
	if (overbooked.length === 0) return null
	return (
		<section className={`stack ${styles.overbooked}`} aria-labelledby={titleId}>
			<h2 id={titleId}>{words.title}</h2>
			<p>{words.text}</p>
			<ul className="plain-list stack">
				{overbooked.map((nights) => (
					<li key={`${nights.offer} ${nights.from}`} className="stack">
						<Nights nights={nights} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Nights({ nights }: { nights: Overbooked }) {
	const locale = useLocale()
	const words = useWords(overbookedWords)
	const names = useOfferNames()
	const { offer, from, to, here, there } = nights
	return (
		<>
			<b>
				{names[offer].name} ·{' '}
				{isNightly(offer) ? rangeInWords(from, to, locale) : shortDay(from, locale)}
			</b>
			<p dir="auto">{fill(words.here, { guests: here.map(({ guest }) => guest).join(', ') })}</p>
			<p>{fill(words.there, { sites: there.join(', ') })}</p>
			{here.map(
				({ reference }) =>
					reference && (
						<LocalLink key={reference} to={`/admin/requests?request=${reference}`}>
							{fill(words.open, { reference })}
						</LocalLink>
					),
			)}
		</>
	)
}
