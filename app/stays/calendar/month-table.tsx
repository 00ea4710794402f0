import type { ReactNode } from 'react'
import { useLocale } from '#app/site/page-context.tsx'
import type { Day } from '#domain/time/dates.ts'
import { weekdayNames } from '#domain/time/day-words.ts'
import { type Month, weeksOf } from '#domain/time/months.ts'
import { type MovePage, useCalendarKeys } from './use-calendar-keys.ts'

type Props<Of> = {
	month: Month
	days: readonly Of[]
	/** Where Tab enters the month. */
	isFirst: (day: Of) => boolean
	labelledBy: string
	className?: string
	onMonth: MovePage
	/** A `<td>` with a key. `tabIndex` is undefined until arrow keys work. */
	cellOf: (day: Of, tabIndex: number | undefined) => ReactNode
}

/** A month as weeks from Monday to Sunday: a grid once arrow keys work in it. */
export function MonthTable<Of extends { day: Day }>(props: Props<Of>) {
	const { month, days, isFirst, labelledBy, className, onMonth, cellOf } = props
	const weekdays = weekdayNames(useLocale())
	const keys = useCalendarKeys(month, onMonth)
	const inTurn = days[keys.current ?? Math.max(0, days.findIndex(isFirst))]
	const tabIndexOf = (day: Of) => (keys.isLive ? (day === inTurn ? 0 : -1) : undefined)
	return (
		<table
			ref={keys.table}
			role={keys.isLive ? 'grid' : undefined}
			className={className}
			aria-labelledby={labelledBy}
			onKeyDown={keys.onKeyDown}
		>
			<thead>
				<tr>
					{weekdays.map(({ short, long }) => (
						<th key={long} scope="col" abbr={long}>
							{short}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(days).map((week) => (
					<tr key={week.find(Boolean)?.day}>
						{weekdays.map(({ long }, column) => {
							const day = week[column]
							return day ? cellOf(day, tabIndexOf(day)) : <td key={long} />
						})}
					</tr>
				))}
			</tbody>
		</table>
	)
}
