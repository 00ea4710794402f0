import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	addDays,
	dayInBogota,
	formatDay,
	formatTime,
	isDay,
	middayInBogota,
	monthsBefore,
	nextMidnightInBogota,
	timeOfDayInBogota,
} from './dates.ts'

test('the day in Bogotá begins five hours after midnight UTC', () => {
	expect(dayInBogota(Date.parse('2026-11-15T04:59:59Z'))).toBe('2026-11-14')
	expect(dayInBogota(Date.parse('2026-11-15T05:00:00Z'))).toBe('2026-11-15')
})

test('the fixed offset agrees with the time zone America/Bogota', () => {
	const inBogota = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' })
	const times = fc.date({
		min: new Date('1994-01-01'),
		max: new Date('2100-01-01'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(times, (time) => {
			expect(dayInBogota(time.getTime())).toBe(inBogota.format(time))
		}),
	)
})

test('only dates of the calendar are accepted', () => {
	for (const day of ['2026-11-15', '2028-02-29', '0001-01-01']) expect(isDay(day)).toBe(true)
	for (const text of ['2026-02-29', '2026-11-31', '2026-1-1', '15/11/2026', '', ' 2026-11-15', 5])
		expect(isDay(text)).toBe(false)
})

test('days are added across months and years', () => {
	expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
	expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('months are subtracted, down to the last day of a shorter month', () => {
	const before = (time: string, months: number) =>
		new Date(monthsBefore(Date.parse(time), months)).toISOString()
	expect(before('2026-11-15T12:00:00.000Z', 24)).toBe('2024-11-15T12:00:00.000Z')
	expect(before('2026-03-31T12:00:00.000Z', 1)).toBe('2026-02-28T12:00:00.000Z')
})

test('dates and times are formatted for each language', () => {
	expect(formatDay('2026-12-12', 'es')).toBe('sábado, 12 de diciembre de 2026')
	expect(formatDay('2026-12-12', 'en')).toBe('Saturday, December 12, 2026')
	expect(formatTime(Date.parse('2026-11-15T04:30:00Z'), 'en')).toContain('Nov 14, 2026')
})

test('midday, the time of day and the next midnight are those of Bogotá', () => {
	expect(new Date(middayInBogota('2026-11-15')).toISOString()).toBe('2026-11-15T17:00:00.000Z')
	expect(timeOfDayInBogota(Date.parse('2026-11-15T10:52:31Z'))).toBe('05:52')
	// Letters that leave at ten do not leave before.
	expect(timeOfDayInBogota(Date.parse('2026-11-15T14:59:59.999Z'))).toBe('09:59')
	for (const time of ['2026-11-15T05:00:00Z', '2026-11-16T04:59:59Z'])
		expect(nextMidnightInBogota(Date.parse(time))).toBe(Date.parse('2026-11-16T05:00:00Z'))
})
