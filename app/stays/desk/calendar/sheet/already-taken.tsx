import { useWords } from '#app/site/page-context.tsx'
import { takesBetween } from '#app/stays/desk/calendar/day-states.ts'
import { TakenNightsLine } from '#app/stays/desk/calendar/taken-nights-line.tsx'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { type EntryDraft, nightCount } from './entry-draft.ts'
import styles from './entry-sheet.module.css'

type Props = { draft: EntryDraft; takes: readonly TakeResponse[] }

/** Lists what else takes units on the days of an entry. */
export function AlreadyTaken({ draft, takes }: Props) {
	const words = useWords(entrySheetWords)
	const isOwn = ({ id, booking }: TakeResponse) => draft.id === id || draft.id === booking
	const others =
		nightCount(draft) > 0 ? takesBetween(takes, draft).filter((take) => !isOwn(take)) : []
	if (others.length === 0) return null
	return (
		<section className={`stack ${styles.already}`}>
			<h3>{words.already}</h3>
			{others.map((take) => (
				<TakenNightsLine key={take.id} take={take} />
			))}
		</section>
	)
}
