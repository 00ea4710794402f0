import Holidays from 'date-holidays'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, daysFrom, isDay, weekday } from './dates.ts'
import {
	easterSunday,
	holidaysOf,
	holyWeekOf,
	isLongWeekendNight,
	longWeekendsOf,
	noHolidayChanges,
} from './holidays.ts'

const years = Array.from({ length: 15 }, (_, index) => 2026 + index)

test('Easter Sunday, from published tables', () => {
	expect([2024, 2025, 2026, 2027, 2028, 2030, 2035, 2038, 2040].map(easterSunday)).toEqual([
		'2024-03-31',
		'2025-04-20',
		'2026-04-05',
		'2027-03-28',
		'2028-04-16',
		'2030-04-21',
		'2035-03-25',
		'2038-04-25',
		'2040-04-01',
	])
})

/** Where we and the package disagree for a reason: write the reason beside the day. */
const differences: string[] = []

test('the holidays of every year are those of a maintained list', () => {
	const list = new Holidays('CO')
	const different = Array.from({ length: 2100 - 1984 + 1 }, (_, index) => {
		const ours = holidaysOf(1984 + index, noHolidayChanges).map(({ day }) => day)
		const theirs = list
			.getHolidays(1984 + index)
			// Easter Sunday is a Sunday anyway: no law names it.
			.filter(({ type, rule }) => type === 'public' && rule !== 'easter')
			.map(({ date }) => date.slice(0, 10))
		return [
			...ours.filter((day) => !theirs.includes(day)).map((day) => `${day} is ours alone`),
			...theirs.filter((day) => !ours.includes(day)).map((day) => `${day} is theirs alone`),
		]
	})
	expect(different.flat()).toEqual(differences)
})

test.each(years)('every long weekend of %i is three nights that touch its holiday', (year) => {
	const holidays = holidaysOf(year, noHolidayChanges)
	const weekends = longWeekendsOf(year, noHolidayChanges)

	for (const { day, from, to } of weekends) {
		expect(addDays(from, 2)).toBe(to)
		expect([1, 5]).toContain(weekday(day))
		// Friday to Sunday before a Monday, Thursday to Saturday around a Friday.
		expect(weekday(from)).toBe(weekday(day) === 1 ? 5 : 4)
		expect(weekday(day) === 1 ? addDays(to, 1) : addDays(from, 1)).toBe(day)
	}
	// Every Monday and Friday once, without overlaps.
	const expected = holidays.filter(
		({ name, day }) => name !== 'good-friday' && [1, 5].includes(weekday(day)),
	)
	expect(new Set(weekends.map(({ from }) => from))).toEqual(
		new Set(expected.map(({ day }) => addDays(day, weekday(day) === 1 ? -3 : -1))),
	)
	for (const [index, { from }] of weekends.entries())
		if (index > 0) expect(from > (weekends[index - 1]?.to ?? '')).toBe(true)
})

test('the long weekends of 2027, counted by hand', () => {
	expect(longWeekendsOf(2027, noHolidayChanges).map(({ from, to }) => `${from}/${to}`)).toEqual([
		'2026-12-31/2027-01-02',
		'2027-01-08/2027-01-10',
		'2027-03-19/2027-03-21',
		'2027-05-07/2027-05-09',
		'2027-05-28/2027-05-30',
		'2027-06-04/2027-06-06',
		'2027-07-02/2027-07-04',
		'2027-07-09/2027-07-11',
		'2027-08-13/2027-08-15',
		'2027-10-15/2027-10-17',
		'2027-10-29/2027-10-31',
		'2027-11-12/2027-11-14',
	])
})

const name = { es: 'Día del Café', en: 'Coffee Day' }
const law = years.flatMap((year) => holidaysOf(year, noHolidayChanges))
const nights = daysFrom('2026-12-01', '2028-02-01', 430)
const someDays = (maxLength: number) =>
	fc.uniqueArray(fc.constantFrom(...nights, ...law.slice(18, 60).map(({ day }) => day)), {
		maxLength,
	})

test('a night is one of a long weekend if a holiday that is left or added is beside it', () => {
	fc.assert(
		fc.property(someDays(8), someDays(30), (added, struck) => {
			const changes = { added: added.map((day) => ({ day, name })), struck }
			const extra = added.filter((day) => !law.some((it) => it.day === day))
			const left = law.filter((it) => it.name !== 'good-friday' && !struck.includes(it.day))
			const days = new Set([...extra, ...left.map(({ day }) => day)])
			const isBeside = (night: Day) => {
				const ends = [-1, 0, 1, 2, 3].filter((after) => days.has(addDays(night, after)))
				const isOn = (after: number, onDay: number) => weekday(addDays(night, after)) === onDay
				return ends.some((after) => (after > 0 && isOn(after, 1)) || (after < 2 && isOn(after, 5)))
			}
			expect(nights.filter((night) => isLongWeekendNight(night, changes))).toEqual(
				nights.filter(isBeside),
			)
		}),
	)
})

test('an added holiday has its own name, one that the rules know by now is there once', () => {
	const changes = {
		added: [
			{ day: '2027-09-13', name },
			{ day: '2027-07-12', name },
			{ day: '2028-09-11', name },
		],
		struck: ['2027-06-29', '2027-08-07'],
	}
	const before = holidaysOf(2027, noHolidayChanges)
	expect(holidaysOf(2027, changes)).toEqual(
		[...before.filter(({ day }) => day !== '2027-08-07'), { day: '2027-09-13', name }].sort(
			(a, b) => (a.day < b.day ? -1 : 1),
		),
	)
	expect(longWeekendsOf(2027, changes)).toContainEqual({
		...{ day: '2027-09-13', name, from: '2027-09-10', to: '2027-09-12' },
	})
	const aYear = { added: [{ day: '2027-12-31', name }], struck: [] }
	expect(
		['2027-12-30', '2028-01-01', '2028-01-02'].map((it) => isLongWeekendNight(it, aYear)),
	).toEqual([...[true, true, false]])
})

test.each(years)(
	'Holy Week of %i begins on a Saturday and ends the night before Easter',
	(year) => {
		const { from, to } = holyWeekOf(year)
		expect([weekday(from), weekday(to), addDays(from, 7)]).toEqual([6, 6, to])
		expect(isDay(from)).toBe(true)
	},
)

test('a night of any year can be asked about', () => {
	for (const night of ['0000-01-01', '0001-01-01', '1983-11-11', '9999-12-31'])
		expect(isLongWeekendNight(night, noHolidayChanges)).toBe(false)
})
