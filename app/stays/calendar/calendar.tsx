import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchProps } from '#app/islands/hydrate-islands.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { fill } from '#domain/text/fill.ts'
import { type Day, dayAndMonth } from '#domain/time/dates.ts'
import { monthInWords, monthName, shortMonth } from '#domain/time/day-words.ts'
import { type Month, shownMonths } from '#domain/time/months.ts'
import styles from './calendar.module.css'
import type { CalendarData } from './load-calendar.ts'
import { addressOf, daysOf, type MonthDay } from './month-days.ts'
import { MonthTable } from './month-table.tsx'

/** Free days, a month at a time. Two days lead to the form. Before React runs, and without it, each choice is a link. */
export function Calendar({ offer, today, ...given }: CalendarData) {
	const locale = useLocale()
	// The page's data leave them out: they would cost 0.2 KB (brotli) for words that few pages show.
	const words = useWords(calendarWords, 'calendar')
	const months = shownMonths(today)
	const [{ month, levels, prices }, setShown] = useState<ShownMonth>(given)
	const [from, setFrom] = useState(given.from)
	const lastAsked = useRef(levels && month)
	const at = months.indexOf(month)
	const days = daysOf(month, levels ?? [], { from, prices: prices?.nights })
	const isUnknown = days.some(({ level }) => level === 'ask')

	function choose(event: MouseEvent, day: MonthDay) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		if (day.choice === 'arrival') setFrom(day.day)
		else location.assign(addressOf(day, { offer, from, locale }))
	}

	async function show(next: Month | undefined, { isNew = true } = {}) {
		if (!next || next === lastAsked.current) return
		lastAsked.current = next
		const read = await fetchProps<CalendarData>('Calendar', addressOfMonth(next)).catch(() => {})
		if (lastAsked.current !== next) return
		// A month that could not be read may be asked for again.
		if (!read) lastAsked.current = undefined
		setShown(read ?? { month: next, levels: undefined, prices: undefined })
		if (isNew && next !== month) history.pushState(null, '', addressOfMonth(next))
	}

	const showAgain = useEffectEvent(() => {
		const asked = new URLSearchParams(location.search).get('month') ?? given.month
		const next = months.find((it) => it === asked)
		show(next, { isNew: false })
	})

	useEffect(() => {
		addEventListener('popstate', showAgain)
		return () => removeEventListener('popstate', showAgain)
	}, [])

	// The flags' links were served for the month and day that the page began with.
	useEffect(() => {
		const chosen = at > 0 || from ? addressOfMonth(month, from) : ''
		for (const flag of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
			flag.href = flag.pathname + chosen
	}, [at, month, from])

	function showHere(event: MouseEvent, next: Month | undefined) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		show(next)
	}

	const arrow = (step: -1 | 1, label: string, sign: string) => {
		const to = months[at + step]
		return (
			<a
				href={to ? addressOfMonth(to, from) : '#calendar'}
				aria-label={label}
				aria-disabled={to ? undefined : true}
				onClick={(event) => showHere(event, to)}
			>
				{sign}
			</a>
		)
	}

	return (
		<section id="calendar" className={styles.calendar}>
			<h2>{words.title}</h2>
			<div className={styles.month}>
				{arrow(-1, words.previous, '‹')}
				<h3 id="month" aria-live="polite">
					{monthInWords(month, locale)}
				</h3>
				{arrow(1, words.next, '›')}
			</div>
			{levels ? (
				<MonthTable
					month={month}
					days={days}
					cellOf={cellOf}
					isFirst={({ choice }) => choice !== undefined}
					labelledBy="month"
					onMonth={(direction) => {
						const next = months[at + direction]
						show(next)
						return next
					}}
				/>
			) : (
				<p>{words.unavailable}</p>
			)}
			<p role="status">
				{from ? (
					<>
						{fill(words.leave, { day: dayAndMonth(from, locale) })}{' '}
						<a
							href={addressOfMonth(month)}
							onClick={(event) => {
								event.preventDefault()
								setFrom(undefined)
							}}
						>
							{words.again}
						</a>
					</>
				) : (
					words.arrive
				)}
			</p>
			<p>
				{[isUnknown && words.ask, prices && words.prices[prices.per], words.notice]
					.filter(Boolean)
					.join(' ')}
			</p>
			<nav className={styles.months} aria-label={words.months}>
				{months.map((it) => (
					<a
						key={it}
						href={addressOfMonth(it, from)}
						aria-current={it === month || undefined}
						onClick={(event) => showHere(event, it)}
					>
						{shortMonth(it, locale)}
					</a>
				))}
			</nav>
		</section>
	)

	function cellOf(day: MonthDay, tabIndex: number | undefined) {
		const number = Number(day.day.slice(-2))
		const name = (
			<>
				{number}
				<span className="spoken">{fill(words.inMonth, { month: monthName(month, locale) })}</span>
				<small className={isSeen(day) ? undefined : 'spoken'}>
					{words.levels[day.level] + (day.price && !isSeen(day) ? ', ' : '')}
				</small>
				{day.price && <small>{day.price}</small>}
			</>
		)
		if (!day.choice)
			return (
				<td key={number} className={styles[day.level]} tabIndex={tabIndex}>
					{name}
				</td>
			)
		return (
			<td key={number} className={day.level === 'free' ? undefined : styles[day.level]}>
				<a
					href={addressOf(day, { offer, from, locale })}
					rel="nofollow"
					tabIndex={tabIndex}
					aria-current={day.day === from || undefined}
					onClick={(event) => choose(event, day)}
				>
					{name}
				</a>
			</td>
		)
	}
}

type ShownMonth = Pick<CalendarData, 'month' | 'levels' | 'prices'>

/** Whether its level is shown as a word. A price already shows that the night is free. */
function isSeen({ level, price }: MonthDay): boolean {
	return level === 'few' || level === 'full' || (level === 'free' && !price)
}

function addressOfMonth(month: Month, from?: Day): string {
	return `?month=${month}${from ? `&from=${from}` : ''}#calendar`
}
