import { Button } from '#app/components/button/button.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { TakeAnswer } from '#domain/stays/answers.ts'
import { longDay, monthInWords } from '#domain/stays/day-words.ts'
import type { Month } from '#domain/stays/months.ts'
import { fill } from '#domain/text/fill.ts'
import { addBlock, listTitleId, useRemoveBlock } from './blocks.ts'
import { groupByDay } from './day-states.ts'
import { StayLine } from './stay-line.tsx'
import styles from './stay-list.module.css'

type Props = { month: Month; takes: readonly TakeAnswer[] }

/** A month's entries by the day of arrival. What the owner entered can be removed. */
export function StayList({ month, takes }: Props) {
	const locale = useLocale()
	const words = useWords(deskCalendarWords)
	const groups = groupByDay(month, takes)
	return (
		<section className={styles.list} aria-labelledby={listTitleId}>
			<h2 id={listTitleId} tabIndex={-1}>
				{fill(words.list, { month: monthInWords(month, locale) })}
			</h2>
			{groups.length === 0 && <p className={styles.none}>{words.emptyList}</p>}
			{groups.map(([day, group]) => (
				<section key={day} aria-labelledby={`stays-of-${day}`}>
					<h3 id={`stays-of-${day}`}>{day ? longDay(day, locale) : words.earlier}</h3>
					<ul>
						{group.map((take) => (
							<li key={take.id}>
								<StayLine take={take}>
									<RemoveButton take={take} />
								</StayLine>
							</li>
						))}
					</ul>
				</section>
			))}
		</section>
	)
}

/** Removes at once; undo creates the same entry again. Requests and imports have no such button. */
function RemoveButton({ take }: { take: TakeAnswer }) {
	const words = useWords(deskCalendarWords)
	const names = useOfferNames()
	const { kind: _kind, heldUntil: _held, request: _request, person: _person, ...block } = take
	const { save: putBack } = useSave(() => addBlock(block), {
		done: words.undone,
		failed: words.undoFailed,
	})
	const { save: remove } = useRemoveBlock(putBack)
	if (take.kind !== 'blocked' && take.kind !== 'phone') return null

	const what = `${take.guest ?? words.kinds[take.kind]}, ${names[take.offer].name}, ${take.from}`
	return (
		<Button
			variant="quiet"
			aria-label={fill(words.removeOf, { what })}
			onClick={() => remove(take.id)}
		>
			{words.remove}
		</Button>
	)
}
