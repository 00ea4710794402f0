import { expect, test } from 'vitest'
import { longWeekendsOf, noHolidayChanges } from '#domain/time/holidays.ts'
import { presetsFor } from './season-presets.ts'

const years = Array.from({ length: 40 }, (_, index) => 2026 + index)
const presets = presetsFor(years, noHolidayChanges)

/** The years whose long weekends, chosen at once, have this night. */
function yearsWith(night: string) {
	return presets
		.filter(({ kind, from, to }) => kind === 'long-weekends' && from <= night && night <= to)
		.map(({ year }) => year)
}

test('the long weekends of a year, chosen at once, are those that can be chosen one by one', () => {
	expect(yearsWith('2026-12-31')).toEqual([2027])
	for (const year of years)
		for (const { from, to } of longWeekendsOf(year, noHolidayChanges))
			expect([from, yearsWith(from), yearsWith(to)]).toEqual([from, [year], [year]])
})
