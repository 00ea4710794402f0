import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useShownName } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { isNightly, itemLine } from '#domain/offers/offers.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import { dot } from '#domain/text/dot.ts'
import { listInWords } from '#domain/text/list.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './entry-sheet.module.css'

type Agreements = NonNullable<EntryResponse['agreements']>

/** Lists what was agreed by phone and each change of it, oldest first. */
export function PhoneHistory({ agreements }: { agreements: Agreements }) {
	const { agreed } = useWords(entrySheetWords)
	const { people: peopleWords } = useWords(deskCalendarWords)
	const locale = useLocale()
	const names = useOfferNames()
	const shownName = useShownName()
	if (agreements.length === 0) return null
	return (
		<section className={`stack ${styles.already}`}>
			<h3>{agreed.title}</h3>
			<ol className="plain-list stack">
				{agreements.map(({ number, at, person, items, people, total, changes }) => (
					<li key={number}>
						<time dateTime={at}>{formatTime(Date.parse(at), locale)}</time>{' '}
						{[
							shownName(person),
							changes.length > 0 &&
								`${agreed.changed}: ${listInWords(
									changes.map((it) => agreed.changes[it]),
									locale,
								)}`,
						]
							.filter(Boolean)
							.join(dot)}
						<p className={styles.agreed}>
							{[
								...items.map(({ offer, from, to, units, hour }) =>
									itemLine(
										{
											offer,
											units: units ?? 1,
											hour,
											...(isNightly(offer) ? { nights: { from, to } } : { day: from }),
										},
										names,
										locale,
									),
								),
								...(people ? [plural(people, peopleWords, locale)] : []),
								total === null ? agreed.toBeAgreed : formatPesos(total, locale),
							].join(dot)}
						</p>
					</li>
				))}
			</ol>
		</section>
	)
}
