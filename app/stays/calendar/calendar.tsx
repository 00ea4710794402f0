import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWords } from '#app/site/loaders/root-data.ts'
import { useLocale } from '#app/site/locale.tsx'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { type Locale, languageTags } from '#domain/locale.ts'
import { type Month, shownMonths } from '#domain/stays/months.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './calendar.module.css'
import type { CalendarData } from './load-calendar.ts'
import { addressOf, daysOf, type MonthDay, weeksOf } from './month-days.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'

/** What is free, a month at a time. Two days lead to the form; without scripts, each choice is a link. */
export function Calendar({ offer, today, month, levels, ...data }: CalendarData) {
	const locale = useLocale()
	// Not with the page's data, which would cost 0.2 KB (brotli) for words that few pages show.
	const words = useWords('calendar', calendarWords)
	const months = shownMonths(today)
	const navigate = useNavigate()
	const [from, setFrom] = useState(data.from)
	useEffect(() => setFrom(data.from), [data.from])
	const at = months.indexOf(month)
	const keys = useCalendarKeys(month, (direction) => {
		const next = months[at + direction]
		if (next) navigate(addressOfMonth(next), { preventScrollReset: true })
	})
	const days = daysOf(month, levels ?? [], from)
	const isUnknown = days.some(({ level }) => level === 'ask')

	function choose(event: MouseEvent, day: MonthDay) {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		if (day.choice === 'arrival') setFrom(day.day)
		else navigate(addressOf(day, { offer, from, locale }))
	}

	const arrow = (step: -1 | 1, label: string, sign: string) => {
		const to = months[at + step]
		return (
			<Link
				to={to ? addressOfMonth(to) : '#calendar'}
				aria-label={label}
				aria-disabled={to ? undefined : true}
				preventScrollReset
				discover="none"
			>
				{sign}
			</Link>
		)
	}

	return (
		<section id="calendar" className={styles.calendar}>
			<h2>{words.title}</h2>
			<div className={styles.month}>
				{arrow(-1, words.previous, '‹')}
				<h3 id="month" aria-live="polite">
					{inWords(month, { month: 'long', year: 'numeric' }, locale)}
				</h3>
				{arrow(1, words.next, '›')}
			</div>
			{levels ? (
				// A grid once arrow keys work in it.
				<table
					ref={keys.table}
					role={keys.isLive ? 'grid' : undefined}
					aria-labelledby="month"
					onKeyDown={keys.onKeyDown}
				>
					<thead>
						<tr>
							{weekdays(locale).map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeksOf(days).map((week, row) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
							<tr key={row}>
								{week.map((day, column) =>
									// biome-ignore lint/suspicious/noArrayIndexKey: nor has an empty day.
									day ? cellOf(day) : <td key={column} />,
								)}
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p>{words.unavailable}</p>
			)}
			<p role="status">
				{from ? (
					<>
						{fill(words.leave, { day: dayInWords(from, locale) })}{' '}
						<Link to={addressOfMonth(month)} preventScrollReset onClick={() => setFrom(undefined)}>
							{words.again}
						</Link>
					</>
				) : (
					words.arrive
				)}
			</p>
			<p>
				{isUnknown && words.ask} {words.notice}
			</p>
			<nav className={styles.months} aria-label={words.months}>
				{months.map((it) => (
					<a
						key={it}
						href={addressOfMonth(it)}
						aria-current={it === month || undefined}
						onClick={(event) => {
							event.preventDefault()
							navigate(addressOfMonth(it), { preventScrollReset: true })
						}}
					>
						{shortName(it, locale)}
					</a>
				))}
			</nav>
		</section>
	)

	function cellOf(day: MonthDay) {
		const number = Number(day.day.slice(-2))
		const isInTurn = number - 1 === (keys.current ?? firstOf(days))
		const tabIndex = keys.isLive ? (isInTurn ? 0 : -1) : undefined
		const name = (
			<>
				{number}
				<span>{fill(words.inMonth, { month: inWords(month, { month: 'long' }, locale) })}</span>
				<small>{words.levels[day.level]}</small>
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

/** Where Tab enters the month: at the first day that can be chosen. */
function firstOf(days: readonly MonthDay[]): number {
	return Math.max(
		0,
		days.findIndex(({ choice }) => choice !== undefined),
	)
}

function addressOfMonth(month: Month): string {
	return `?month=${month}#calendar`
}

function inWords(month: Month, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	return format(`${month}-01`, options, locale)
}

/** 'dic', 'ene 2027'. */
function shortName(month: Month, locale: Locale): string {
	const year = month.endsWith('-01') ? ({ year: 'numeric' } as const) : {}
	return inWords(month, { month: 'short', ...year }, locale)
}

function dayInWords(day: string, locale: Locale): string {
	return format(day, { day: 'numeric', month: 'long' }, locale)
}

/** Beginning with Monday. */
function weekdays(locale: Locale): string[] {
	return Array.from({ length: 7 }, (_, index) =>
		format(`2024-01-0${index + 1}`, { weekday: 'short' }, locale),
	)
}

function format(day: string, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	return new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' }).format(
		Date.parse(day),
	)
}
