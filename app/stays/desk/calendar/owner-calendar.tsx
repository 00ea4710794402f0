import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#app/components/button/button.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { TakesResponse } from '#domain/stays/responses/take-response.ts'
import { fill } from '#domain/text/fill.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { longDay, monthInWords } from '#domain/time/day-words.ts'
import { addMonths, type Month, monthOf } from '#domain/time/months.ts'
import { type Chosen, dayStates, type KnownOffer, nightsChosen } from './day-states.ts'
import { dayId, MonthGrid } from './month-grid.tsx'
import styles from './owner-calendar.module.css'
import { NewEntrySheet } from './sheet/new-entry-sheet.tsx'
import { TakenNightsList } from './taken-nights-list.tsx'

type Props = {
	offers: readonly KnownOffer[]
	/** From the address. */
	month: Month
	offerId: OfferId | undefined
	stays: Loaded<TakesResponse>
}

const monthId = 'calendar-month'

/** The owner's month: shows what takes units, blocks nights and enters bookings. */
export function OwnerCalendar({ offers, month, offerId, stays }: Props) {
	const words = useWords(deskCalendarWords)
	const names = useOfferNames()
	const locale = useLocale()
	const navigate = useNavigate()
	const isOwner = useHasOwnersTools()
	const today = dayInBogota(Date.now())
	const [first, setFirst] = useState<Day>()
	const [chosen, setChosen] = useState<Chosen>()
	const offer = offers.find(({ id }) => id === offerId)
	const takes = stays.data?.stays ?? []
	const holidays = stays.data?.holidays ?? []

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
				className="touch"
				to={linkTo({ offer: id })}
				aria-current={id === offerId ? 'true' : undefined}
				preventScrollReset
			>
				{name}
			</Link>
		</li>
	)

	return (
		<div className={`grid columns ${styles.calendar}`}>
			<div>
				<nav aria-label={words.offers}>
					<ul className={`plain-list cluster ${styles.offers}`}>
						{chip(undefined, words.all)}
						{offerIds.map((id) => chip(id, names[id].name))}
					</ul>
				</nav>
				<div className={`cluster ${styles.head}`}>
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
				<div aria-busy={!stays.data && stays.failure === undefined}>
					<MonthGrid
						month={month}
						today={today}
						offer={offer}
						first={first}
						days={dayStates(month, takes, offer)}
						holidays={holidays}
						labelledBy={monthId}
						onChoose={choose}
						onMonth={(direction) => {
							const next = addMonths(month, direction)
							navigate(linkTo({ month: next }), { preventScrollReset: true })
							return next
						}}
					/>
				</div>
				{first && (
					<p className={`cluster ${styles.buttons}`}>
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
						{isOwner ? words.noNumber : words.noNumberByOthers}{' '}
						{isOwner && <LocalLink to="/admin/site/facts#offers">{words.toFacts}</LocalLink>}
					</p>
				)}
			</div>
			<div>
				<LoadedPart loaded={stays} failed={words.failed}>
					{() => (
						<TakenNightsList
							month={month}
							takes={takes.filter((take) => !offerId || take.offer === offerId)}
						/>
					)}
				</LoadedPart>
			</div>
			{chosen && (
				<NewEntrySheet
					takes={takes}
					chosen={{ offer: offerId ?? 'all', ...chosen }}
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
