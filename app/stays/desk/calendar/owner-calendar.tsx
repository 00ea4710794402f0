import { type ReactNode, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import { longDay, monthInWords } from '#domain/stays/day-words.ts'
import { addMonths, type Month, monthOf } from '#domain/stays/months.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'
import { BlockSheet } from './block-sheet.tsx'
import { type Chosen, dayStates, type KnownOffer, nightsChosen } from './day-states.ts'
import { dayId, MonthGrid } from './month-grid.tsx'
import styles from './owner-calendar.module.css'
import { StayList } from './stay-list.tsx'
import { fetchMonth } from './take-calls.ts'

type Props = {
	words: DeskCalendarWords
	names: OfferWords
	offers: readonly KnownOffer[]
	today: Day
	/** From the address. */
	month: Month
	offerId: OfferId | undefined
	/** A link to where the number of units is written. */
	toFacts: ReactNode
}

const monthId = 'calendar-month'

/** The owner's month: shows what takes units, blocks nights and enters bookings. */
export function OwnerCalendar({ words, names, offers, today, month, offerId, toFacts }: Props) {
	const locale = useLocale()
	const navigate = useNavigate()
	const { data, hasFailed, load } = useLoad(useCallback(() => fetchMonth(month), [month]))
	const [first, setFirst] = useState<Day>()
	const [chosen, setChosen] = useState<Chosen>()
	const offer = offers.find(({ id }) => id === offerId)
	// While a month reloads, show its earlier data, but never those of another month.
	const loaded = data?.month === month ? data : undefined
	const takes = loaded?.takes ?? []

	function choose(day: Day) {
		if (first === undefined) return setFirst(day)
		setChosen(nightsChosen(first, day))
		setFirst(undefined)
	}

	const linkTo = (to: { month?: Month; offer?: OfferId | undefined }) =>
		addressOf({ month, offer: offerId, ...to })
	const arrow = (direction: -1 | 1, label: string) => (
		<Link to={linkTo({ month: addMonths(month, direction) })} aria-label={label} preventScrollReset>
			{direction < 0 ? '‹' : '›'}
		</Link>
	)
	const chip = (id: OfferId | undefined, name: string) => (
		<li key={name}>
			<Link
				to={linkTo({ offer: id })}
				aria-current={id === offerId ? 'true' : undefined}
				preventScrollReset
			>
				{name}
			</Link>
		</li>
	)

	return (
		<div className={styles.calendar}>
			<div>
				<nav aria-label={words.offers}>
					<ul className={styles.offers}>
						{chip(undefined, words.all)}
						{offerIds.map((id) => chip(id, names[id].name))}
					</ul>
				</nav>
				<div className={styles.head}>
					{arrow(-1, words.previous)}
					<h2 id={monthId} aria-live="polite">
						{monthInWords(month, locale)}
					</h2>
					{arrow(1, words.next)}
					{month !== monthOf(today) && (
						<Link to={linkTo({ month: monthOf(today) })} preventScrollReset>
							{words.today}
						</Link>
					)}
				</div>
				<div className={styles.hint} role="status">
					{first ? fill(words.chosen, { day: longDay(first, locale) }) : words.choose}
				</div>
				<div aria-busy={!loaded && !hasFailed}>
					<MonthGrid
						{...{ words, month, today, offer, first }}
						days={dayStates(month, takes, offer)}
						labelledBy={monthId}
						onChoose={choose}
						onMonth={(direction) =>
							navigate(linkTo({ month: addMonths(month, direction) }), { preventScrollReset: true })
						}
					/>
				</div>
				{first && (
					<p className={styles.buttons}>
						<Button onClick={() => leaveButtons(first, () => choose(first))}>
							{words.oneNight}
						</Button>
						<Button variant="quiet" onClick={() => leaveButtons(first, () => setFirst(undefined))}>
							{words.cancel}
						</Button>
					</p>
				)}
				{offer && offer.units === null && (
					<p className={styles.note}>
						{words.noNumber} {toFacts}
					</p>
				)}
			</div>
			<div>
				{loaded && (
					<StayList
						{...{ words, names, month }}
						takes={takes.filter((take) => !offerId || take.offer === offerId)}
						onChanged={load}
					/>
				)}
				{(!loaded || hasFailed) && (
					<NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />
				)}
			</div>
			{chosen && (
				<BlockSheet
					{...{ words, names, takes }}
					start={{ offer: offerId ?? 'all', ...chosen }}
					onChanged={load}
					onClose={() => setChosen(undefined)}
				/>
			)}
		</div>
	)
}

/** The focused button disappears, so its day gets the focus, also after the sheet closes. */
function leaveButtons(day: Day, act: () => void) {
	document.getElementById(dayId(day))?.focus({ preventScroll: true })
	act()
}

function addressOf({ month, offer }: { month: Month; offer: OfferId | undefined }): string {
	return `?${new URLSearchParams({ month, ...(offer && { offer }) })}`
}
