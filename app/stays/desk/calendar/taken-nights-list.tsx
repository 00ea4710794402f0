import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import styles from '#app/stays/desk/day-list.module.css'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { fill } from '#domain/text/fill.ts'
import { longDay, monthInWords } from '#domain/time/day-words.ts'
import type { Month } from '#domain/time/months.ts'
import { groupByDay } from './day-states.ts'
import {
	addEntry,
	listTitleId,
	readBooking,
	removeEntry,
	whyNotPutBack,
	whyNotRemoved,
} from './entries.ts'
import { ChangeBookingSheet } from './sheet/change-booking-sheet.tsx'
import { TakenNightsLine } from './taken-nights-line.tsx'

type Props = { month: Month; takes: readonly TakeResponse[] }

/** A month's entries by the day of arrival. What the owner entered can be changed and removed. */
export function TakenNightsList({ month, takes }: Props) {
	const locale = useLocale()
	const words = useWords(deskCalendarWords)
	const groups = groupByDay(month, takes)
	const [booking, setBooking] = useState<EntryResponse>()
	return (
		<section className={styles.list} aria-labelledby={listTitleId}>
			<h2 id={listTitleId} tabIndex={-1}>
				{fill(words.list, { month: monthInWords(month, locale) })}
			</h2>
			{groups.length === 0 && <p className={styles.none}>{words.emptyList}</p>}
			{groups.map(([day, group]) => (
				<section key={day} aria-labelledby={`stays-of-${day}`}>
					<h3 id={`stays-of-${day}`}>{day ? longDay(day, locale) : words.earlier}</h3>
					<ul className="plain-list stack">
						{group.map((take) => (
							<li key={take.id}>
								<TakenNightsLine take={take}>
									<EntryButtons take={take} onChange={setBooking} />
								</TakenNightsLine>
							</li>
						))}
					</ul>
				</section>
			))}
			{booking && (
				<ChangeBookingSheet
					key={booking.id}
					takes={takes}
					booking={booking}
					onClose={() => setBooking(undefined)}
				/>
			)}
		</section>
	)
}

/** Removes at once, with every item of a booking; undo enters the same again. Requests and imports have no such button. */
function EntryButtons({
	take,
	onChange,
}: {
	take: TakeResponse
	onChange: (it: EntryResponse) => void
}) {
	const words = useWords(deskCalendarWords)
	const names = useOfferNames()
	const { save: putBack } = useSave(addEntry, {
		done: words.undone,
		failed: (problem) => whyNotPutBack(problem, words) ?? words.changeFailed,
	})
	const { bookingItems } = take
	const all = { guest: take.guest ?? '', count: String(bookingItems) }
	const { save: remove } = useSave(removeEntry, {
		done: (entry) => ({
			text: bookingItems ? fill(words.removedAll, all) : words.removed,
			action: { label: words.undo, run: () => putBack(entry), returnFocusTo: listTitleId },
		}),
		failed: (problem) => whyNotRemoved(problem, words),
	})
	const { save: open } = useSave(readBooking, {
		failed: words.changeFailed,
		onSaved: onChange,
		reloads: false,
	})
	if (take.kind !== 'blocked' && take.kind !== 'phone') return null

	const what = `${take.guest ?? words.kinds[take.kind]}, ${names[take.offer].name}, ${take.from}`
	return (
		<>
			{take.kind === 'phone' && (
				<Button
					variant="quiet"
					aria-label={fill(words.changeOf, { what })}
					onClick={() => open(take.booking ?? take.id)}
				>
					{words.change}
				</Button>
			)}
			<Button
				variant="quiet"
				aria-label={bookingItems ? fill(words.removeAllOf, all) : fill(words.removeOf, { what })}
				onClick={() => remove(take)}
			>
				{bookingItems ? fill(words.removeAll, all) : words.remove}
			</Button>
		</>
	)
}
