import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine } from '#domain/offers/offers.ts'
import { dot } from '#domain/text/dot.ts'
import { plural } from '#domain/text/numbers.ts'
import { type Day, dateFormat, dayInBogota, dayMs, timeZone } from '#domain/time/dates.ts'
import { rangeInWords } from '#domain/time/day-words.ts'
import styles from './enquiry-summary.module.css'

type Props = { enquiry: EnquiryResponse; titleId?: string }

/** A request at a glance: who and its state; when, how many and what. */
export function EnquirySummary({ enquiry, titleId }: Props) {
	const locale = useLocale()
	const words = useWords(deskWords)
	const names = useOfferNames()
	const { kind, state, from, to, people = 0, items = [] } = enquiry
	return (
		<span className={`grid ${styles.summary}`}>
			<b id={titleId} className={styles.name} dir="auto">
				{enquiry.Name}
			</b>
			<span className={styles.state} data-state={state}>
				{words.asState[state]}
			</span>
			<span className={styles.line}>
				<span>
					{from && to
						? [
								rangeInWords(from, to, locale, !isThisYear(to)),
								plural(people, words.peopleCount, locale),
								items.map((item) => itemLine(item, names, locale)).join('; '),
							]
								.filter(Boolean)
								.join(dot)
						: `${words.kinds[kind]}${enquiry.City ? ` · ${enquiry.City}` : ''}`}
				</span>
				<time dateTime={enquiry.createdAt} data-kind={kind}>
					{receivedInWords(enquiry.createdAt, locale)}
				</time>
			</span>
		</span>
	)
}

function isThisYear(day: Day): boolean {
	return day.slice(0, 4) === dayInBogota(Date.now()).slice(0, 4)
}

/** The time for what came within a day, the date for the rest; both at the hotel. */
function receivedInWords(createdAt: string, locale: Locale): string {
	const time = Date.parse(createdAt)
	const isRecent = Date.now() - time < dayMs
	return dateFormat(locale, {
		...(isRecent ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' }),
		timeZone,
	}).format(time)
}
