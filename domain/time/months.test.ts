import { expect, test } from 'vitest'
import { daysFrom } from './dates.ts'
import { weeksOf } from './months.ts'

test('weeks begin on Monday and hold every day once', () => {
	const weeks = weeksOf(daysFrom('2026-12-01', '2026-12-31', 31).map((day) => ({ day })))
	expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
	const firstWeek = [undefined, '01', '02', '03', '04', '05', '06']
	expect(weeks[0]?.map((it) => it?.day.slice(-2))).toEqual(firstWeek)
	expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})
