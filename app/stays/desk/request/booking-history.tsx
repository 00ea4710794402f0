import { useShownName } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskHistoryWords } from '#content/stays/desk/desk-history-words.ts'
import { entryInWords } from '#domain/stays/history-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './booking-panel.module.css'

type Props = { history: OwnerRequestResponse['history'] }

/** Everything that happened since, oldest first, with the owner's notes. */
export function BookingHistory({ history }: Props) {
	const words = useWords(deskHistoryWords)
	const locale = useLocale()
	const shownName = useShownName()
	if (history.length === 0) return null
	return (
		<>
			<h3>{words.title}</h3>
			<ol className={`plain-list ${styles.history}`}>
				{history.map((entry, index) => {
					const { at, by, person, action, text, mail } = entry
					return (
						<li key={at + action} data-note={action === 'note' || undefined}>
							<p>
								<time dateTime={at}>{formatTime(Date.parse(at), locale)}</time>{' '}
								{shownName(person) ?? words.by[by]}{' '}
								{entryInWords(entry, history.slice(0, index), words.happened, locale)}
								{mail && <small data-status={mail}> ({words.mailOf[mail]})</small>}
							</p>
							{text && <p className={styles.written}>{text}</p>}
						</li>
					)
				})}
			</ol>
		</>
	)
}
