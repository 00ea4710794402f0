import { useId } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { OverbookedWords } from '#content/stays/overbooked-words.ts'
import type { Overbooked, OverbookedAnswer } from '#domain/stays/answers.ts'
import { rangeInWords } from '#domain/stays/day-words.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './overbooked-nights.module.css'

const fetchOverbooked = () => fetchAsOwner<OverbookedAnswer>('/api/stays/overbooked')

/** `requestsPath`: where a request opens. */
type Props = { words: OverbookedWords; names: OfferWords; requestsPath: string }

/** Nights that were sold twice: above everything else, and absent when there are none. */
export function OverbookedNights({ words, names, requestsPath }: Props) {
	const titleId = useId()
	const { data } = useLoad(fetchOverbooked)
	if (!data || data.overbooked.length === 0) return null
	return (
		<section className={styles.overbooked} aria-labelledby={titleId}>
			<h2 id={titleId}>{words.title}</h2>
			<p>{words.text}</p>
			<ul>
				{data.overbooked.map((nights) => (
					<li key={`${nights.offer} ${nights.from}`}>
						<Nights {...{ nights, words, names, requestsPath }} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Nights({ nights, words, names, requestsPath }: Props & { nights: Overbooked }) {
	const locale = useLocale()
	const { offer, from, to, here, there } = nights
	return (
		<>
			<b>
				{names[offer].name} · {rangeInWords(from, to, locale)}
			</b>
			<p dir="auto">{fill(words.here, { guests: here.map(({ guest }) => guest).join(', ') })}</p>
			<p>{fill(words.there, { sites: there.join(', ') })}</p>
			{here.map(
				({ reference }) =>
					reference && (
						<LocalLink key={reference} to={`${requestsPath}?request=${reference}`}>
							{fill(words.open, { reference })}
						</LocalLink>
					),
			)}
		</>
	)
}
