import { useLocale } from '#app/site/page-context.tsx'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { InTheWay } from '#domain/stays/answers.ts'
import { longDay, rangeInWords } from '#domain/stays/day-words.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './block-sheet.module.css'

type Props = { inTheWay: readonly InTheWay[]; words: DeskCalendarWords; names: OfferWords }

/** The days on which too little is left, and what takes them. */
export function InTheWayList({ inTheWay, words, names }: Props) {
	const locale = useLocale()
	return (
		<ul className={styles.inTheWay}>
			{inTheWay.map(({ offer, day, free, by }) => (
				<li key={`${offer} ${day}`}>
					{fill(words.sheet.freeOn, {
						offer: names[offer].name,
						day: longDay(day, locale),
						free: String(free),
					})}
					<ul>
						{by.map(({ kind, from, to, reference, guest, note }) => (
							<li key={`${kind} ${from} ${to} ${reference} ${guest} ${note}`} dir="auto">
								{[words.kinds[kind], guest, reference, note, rangeInWords(from, to, locale)]
									.filter(Boolean)
									.join(' · ')}
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	)
}
