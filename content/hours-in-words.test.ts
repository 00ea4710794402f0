import { expect, test } from 'vitest'
import { hoursInWords, specialDaysInWords } from '#content/hours-in-words.ts'
import { type OpeningHours, openDays } from '#domain/time/opening-hours.ts'

const always: OpeningHours = { opens: '08:00', closes: '19:00', days: [], special: [] }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const words = (hours: Partial<OpeningHours>) => ({
	es: plain(hoursInWords({ ...always, ...hours }, 'es')),
	en: plain(hoursInWords({ ...always, ...hours }, 'en')),
})

test('hours that are the same all week are one line', () => {
	expect(words({})).toEqual({
		es: 'todos los días de 8 a. m. a 7 p. m.',
		en: 'every day, 8 am to 7 pm',
	})
})

test('a closed day is left out, and days with the same hours stand together', () => {
	expect(words({ days: [{ day: 'monday', hours: null }] })).toEqual({
		es: 'de martes a domingo de 8 a. m. a 7 p. m.',
		en: 'Tuesdays to Sundays, 8 am to 7 pm',
	})
	const late = { opens: '09:30', closes: '21:00' }
	const days = [
		{ day: 'friday', hours: null },
		{ day: 'sunday', hours: late },
		{ day: 'saturday', hours: late },
	] as const
	expect(words({ days })).toEqual({
		es: 'de lunes a jueves de 8 a. m. a 7 p. m.; los sábados y domingos de 9:30 a. m. a 9 p. m.',
		en: 'Mondays to Thursdays, 8 am to 7 pm; Saturdays and Sundays, 9:30 am to 9 pm',
	})
	expect(openDays({ ...always, days }).map((group) => group.days)).toEqual([
		['monday', 'tuesday', 'wednesday', 'thursday'],
		['saturday', 'sunday'],
	])
})

test('special days are listed in order until they are over', () => {
	const special = [
		{ date: '2026-12-31', hours: { opens: '08:00', closes: '15:00' } },
		{ date: '2026-12-25', hours: null },
		{ date: '2026-01-01', hours: null },
	]
	expect(plain(specialDaysInWords({ special }, '2026-12-01', 'es'))).toBe(
		'25 de diciembre: cerrado; 31 de diciembre: de 8 a. m. a 3 p. m.',
	)
	expect(plain(specialDaysInWords({ special }, '2026-12-26', 'en'))).toBe(
		'December 31: 8 am to 3 pm',
	)
	expect(specialDaysInWords({ special }, '2027-01-01', 'es')).toBe('')
})
