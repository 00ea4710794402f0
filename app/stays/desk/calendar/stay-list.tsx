import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { TakeAnswer } from '#domain/stays/answers.ts'
import { longDay, monthInWords } from '#domain/stays/day-words.ts'
import type { Month } from '#domain/stays/months.ts'
import { fill } from '#domain/text/fill.ts'
import { groupByDay } from './day-states.ts'
import { StayLine } from './stay-line.tsx'
import styles from './stay-list.module.css'
import { addBlock, removeBlock } from './take-calls.ts'

type Props = {
	words: DeskCalendarWords
	names: OfferWords
	month: Month
	takes: readonly TakeAnswer[]
	onChanged: () => void
}

export const listTitleId = 'stay-list-title'

/** A month's entries by the day of arrival. What the owner entered can be removed. */
export function StayList({ words, names, month, takes, onChanged }: Props) {
	const locale = useLocale()
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
									<RemoveButton {...{ take, words, names, onChanged }} />
								</StayLine>
							</li>
						))}
					</ul>
				</section>
			))}
		</section>
	)
}

type RemoveProps = Pick<Props, 'words' | 'names' | 'onChanged'> & { take: TakeAnswer }

/** Removes at once; undo creates the same entry again. Requests and imports have no such button. */
function RemoveButton({ take, words, names, onChanged }: RemoveProps) {
	if (take.kind !== 'blocked' && take.kind !== 'phone') return null
	const { kind: _kind, heldUntil: _held, request: _request, person: _person, ...block } = take

	async function putBack() {
		const add = () => addBlock(block).then(() => words.undone)
		showNotice(await attempt(add, words.undoFailed))
		onChanged()
	}

	async function remove() {
		const action = { label: words.undo, run: putBack, returnFocusTo: listTitleId }
		const free = () => removeBlock(take.id).then(() => ({ text: words.removed, action }))
		showNotice(await attempt(free, words.changeFailed))
		onChanged()
	}

	const what = `${take.guest ?? words.kinds[take.kind]}, ${names[take.offer].name}, ${take.from}`
	return (
		<Button variant="quiet" aria-label={fill(words.removeOf, { what })} onClick={remove}>
			{words.remove}
		</Button>
	)
}
