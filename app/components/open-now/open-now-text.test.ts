import { expect, test } from 'vitest'
import { openNowWords } from '#content/opening-words.ts'
import { type OpeningHours, openStateAt } from '#domain/time/opening-hours.ts'
import { longestUsualText, openNowText } from './open-now-text.ts'

const always: OpeningHours = { opens: '08:00', closes: '19:00', days: [], special: [] }

/** At a time in Colombia; 2026-11-15 is a Sunday. */
function textAt(time: string, hours: Partial<OpeningHours> = {}) {
	const now = Date.parse(`${time}-05:00`)
	const state = openStateAt(now, { ...always, ...hours })
	if (!state) return undefined
	const [es, en] = (['es', 'en'] as const).map((locale) =>
		openNowText(state, now, { words: openNowWords[locale], locale }).replaceAll('\u00a0', ' '),
	)
	return { es, en }
}

test('open from the first minute of the hours to the last', () => {
	const open = { es: 'Abierto hasta las 7 p. m.', en: 'Open now until 7 pm' }
	expect(textAt('2026-11-15T08:00:00')).toEqual(open)
	expect(textAt('2026-11-15T18:59:59')).toEqual(open)
})

test('closed before, after, and past midnight, whatever the date in Greenwich', () => {
	const today = { es: 'Cerrado hasta las 8 a. m.', en: 'Closed until 8 am' }
	const tomorrow = {
		es: 'Abrimos mañana, 8 a. m.',
		en: 'Opens tomorrow, 8 am',
	}
	expect(textAt('2026-11-15T07:59:59')).toEqual(today)
	expect(textAt('2026-11-15T19:00:00')).toEqual(tomorrow)
	expect(textAt('2026-11-15T23:59:59')).toEqual(tomorrow)
	expect(textAt('2026-11-16T00:00:00')).toEqual(today)
})

test('weekdays and special days have their own hours', () => {
	const days = [
		{ day: 'monday', hours: null },
		{ day: 'tuesday', hours: { opens: '09:30', closes: '13:00' } },
	] as const
	expect(textAt('2026-11-15T20:00:00', { days })).toEqual({
		es: 'Cerrado hasta el martes, 9:30 a. m.',
		en: 'Closed until Tuesday, 9:30 am',
	})
	expect(textAt('2026-11-17T12:00:00', { days })?.es).toBe('Abierto hasta la 1 p. m.')
	const special = [{ date: '2026-11-17', hours: null }]
	expect(textAt('2026-11-17T12:00:00', { days, special })?.en).toBe('Opens tomorrow, 8 am')
	const late = [{ date: '2026-11-15', hours: { opens: '08:00', closes: '22:00' } }]
	expect(textAt('2026-11-15T20:00:00', { special: late })?.en).toBe('Open now until 10 pm')
})

test('a day a week or more ahead is named with its date', () => {
	const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
	const onlySundays = {
		days: week.map((day) => ({ day, hours: null })),
		special: [{ date: '2026-11-22', hours: null }],
	}
	expect(textAt('2026-11-15T20:00:00', onlySundays)).toEqual({
		es: 'Cerrado hasta el 29 de noviembre, 8 a. m.',
		en: 'Closed until November 29, 8 am',
	})
	expect(
		textAt('2026-11-15T20:00:00', { days: [...onlySundays.days, { day: 'sunday', hours: null }] }),
	).toBe(undefined)
})

test('no usual text is longer than the one whose room is kept', () => {
	for (const locale of ['es', 'en'] as const) {
		const words = openNowWords[locale]
		const room = longestUsualText(always, { words, locale }).replaceAll('\u00a0', ' ')
		const usual = ['08:00', '07:00', '19:00'].map(
			(time) => textAt(`2026-11-15T${time}:00`)?.[locale] ?? '',
		)
		expect(usual).toContain(room)
		for (const text of usual) expect(text.length).toBeLessThanOrEqual(room.length)
	}
})
