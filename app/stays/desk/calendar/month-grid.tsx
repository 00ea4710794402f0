import { useLocale, useWords } from '#app/site/page-context.tsx'
import { MonthTable } from '#app/stays/calendar/month-table.tsx'
import type { MovePage } from '#app/stays/calendar/use-calendar-keys.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import {
	type DeskCalendarWords,
	deskCalendarWords,
} from '#content/stays/desk/desk-calendar-words.ts'
import type { Locale } from '#domain/locale.ts'
import { type TakeKind, takeKinds } from '#domain/stays/availability.ts'
import type { Holidays } from '#domain/stays/responses/response-fields.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import type { Day } from '#domain/time/dates.ts'
import { longDay, monthName } from '#domain/time/day-words.ts'
import type { Month } from '#domain/time/months.ts'
import type { DayState, KnownOffer } from './day-states.ts'
import styles from './month-grid.module.css'

type Props = {
	month: Month
	today: Day
	days: readonly DayState[]
	holidays: Holidays
	/** Undefined shows all offers. */
	offer: KnownOffer | undefined
	/** The first night, once it is chosen. */
	first: Day | undefined
	labelledBy: string
	onChoose: (day: Day) => void
	onMonth: MovePage
}

const mostBars = 3

/** A month of occupancy: a number in each day and a bar for each entry. */
export function MonthGrid({ month, today, days, holidays, offer, first, ...on }: Props) {
	const locale = useLocale()
	const words = useWords(deskCalendarWords)

	function cellOf(state: DayState, tabIndex: number | undefined) {
		const number = Number(state.day.slice(-2))
		const { short, long } = stateInWords(state, { words, offer, locale })
		const isHoliday = holidays.some(({ day }) => day === state.day)
		return (
			<td
				key={state.day}
				data-level={state.level}
				data-today={state.day === today || undefined}
				data-holiday={isHoliday || undefined}
			>
				<button
					type="button"
					className="touch"
					id={dayId(state.day)}
					tabIndex={tabIndex}
					aria-pressed={state.day === first}
					aria-current={state.day === today ? 'date' : undefined}
					aria-describedby={isHoliday ? holidayId(state.day) : undefined}
					onClick={() => on.onChoose(state.day)}
				>
					<b>{number}</b>
					<span className="spoken">
						{fill(calendarWords[locale].inMonth, { month: monthName(month, locale) })}
						{long}
					</span>
					<small aria-hidden="true">{short}</small>
					<span className={styles.bars} aria-hidden="true">
						{state.takes.slice(0, mostBars).map(({ id, kind }) => (
							<i key={id} data-kind={kind} />
						))}
					</span>
				</button>
			</td>
		)
	}

	return (
		<>
			<MonthTable
				month={month}
				days={days}
				cellOf={cellOf}
				isFirst={({ day }) => day === today}
				labelledBy={on.labelledBy}
				className={styles.month}
				onMonth={on.onMonth}
			/>
			{holidays.length > 0 && (
				<ul className={`plain-list ${styles.holidays}`}>
					{holidays.map(({ day, name }) => (
						<li key={day} id={holidayId(day)}>
							{fill(words.holiday, { day: longDay(day, locale), name: name[locale] })}
						</li>
					))}
				</ul>
			)}
			<ul className={`plain-list cluster ${styles.legend}`}>
				{takeKinds.map((kind) => (
					<li key={kind} className="cluster">
						<KindBadge kind={kind} />
						{words.kinds[kind]}
					</li>
				))}
			</ul>
		</>
	)
}

export function dayId(day: Day): string {
	return `day-${day}`
}

function holidayId(day: Day): string {
	return `holiday-${day}`
}

/** Decorative: the name of the kind is beside it. */
export function KindBadge({ kind }: { kind: TakeKind }) {
	return <i className={styles.badge} data-kind={kind} aria-hidden="true" />
}

type Context = Pick<Props, 'offer'> & { words: DeskCalendarWords; locale: Locale }

/** `short` is shown, `long` is read by screen readers. */
function stateInWords({ level, free, takes }: DayState, { words, offer, locale }: Context) {
	const { states } = words
	if (level === 'full') return { short: states.full, long: states.full }
	if (level === 'free') {
		const nothing = offer ? states.free : states.none
		return { short: '', long: nothing }
	}
	if (free !== null && offer?.units) {
		const numbers = { free: String(free), total: String(offer.units) }
		return { short: `${free}/${offer.units}`, long: fill(states.some, numbers) }
	}
	if (takes.length === 0) return { short: '', long: states.none }
	return { short: String(takes.length), long: plural(takes.length, states.taken, locale) }
}
