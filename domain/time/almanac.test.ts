import { expect, test } from 'vitest'
import { almanacOf } from './almanac.ts'
import { addDays } from './dates.ts'

const cocora = { latitude: 4.6383, longitude: -75.4876 }
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

// By the equation of time and the length of the day at this latitude.
test.each([
	['2026-03-20', '06:06', '18:13'],
	['2026-06-21', '05:52', '18:15'],
	['2026-12-21', '06:04', '17:56'],
])('on %s the sun rises about %s and sets about %s', (day, sunrise, sunset) => {
	const almanac = almanacOf(day, cocora)
	expect(Math.abs(minutes(almanac.sunrise) - minutes(sunrise))).toBeLessThanOrEqual(3)
	expect(Math.abs(minutes(almanac.sunset) - minutes(sunset))).toBeLessThanOrEqual(3)
})

// The eclipse of 12 August 2026 is a new moon; the others are known to the hour.
test.each([
	['2026-01-03', 'full'],
	['2026-01-18', 'new'],
	['2026-08-12', 'new'],
	['2026-08-20', 'firstQuarter'],
	['2026-12-23', 'full'],
] as const)('the moon of %s is %s', (day, phase) => {
	expect(almanacOf(day, cocora).moon.phase).toBe(phase)
})

test('every day of a year has a sunrise before its sunset, about twelve hours apart', () => {
	for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
		const { sunrise, sunset, moon } = almanacOf(day, cocora)
		const length = minutes(sunset) - minutes(sunrise)
		expect({ day, isPlausible: length > 11.5 * 60 && length < 12.6 * 60 }).toEqual({
			day,
			isPlausible: true,
		})
		expect(moon.litPercent).toBeGreaterThanOrEqual(0)
		expect(moon.litPercent).toBeLessThanOrEqual(100)
	}
})
