import { clockInSentence, clockInWords } from '#content/hours-in-words.ts'
import type { OpenNowWords } from '#content/opening-words.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, dateFormat, dayInBogota } from '#domain/time/dates.ts'
import type { OpeningHours, OpenState } from '#domain/time/opening-hours.ts'

type Language = { words: OpenNowWords; locale: Locale }

/** 'Abierto hasta las 7 p. m.', 'Opens tomorrow, 8 am'. */
export function openNowText(
	{ isOpen, until }: OpenState,
	now: number,
	{ words, locale }: Language,
): string {
	const time = clockInWords(until.time, locale)
	const today = dayInBogota(now)
	if (until.day === today)
		return fill(isOpen ? words.open : words.opensToday, {
			time: clockInSentence(until.time, locale),
		})
	if (until.day === addDays(today, 1)) return fill(words.opensTomorrow, { time })
	// The weekday alone would be read as that of this week.
	const isFar = until.day >= addDays(today, 7)
	const day = dateFormat(locale, {
		timeZone: 'UTC',
		...(isFar ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
	}).format(Date.parse(`${until.day}T00:00:00Z`))
	return fill(words.opensLater, { day, time })
}

/** The longest text of a week without days off. */
export function longestUsualText({ opens, closes }: OpeningHours, { words, locale }: Language) {
	const texts = [
		fill(words.open, { time: clockInSentence(closes, locale) }),
		fill(words.opensToday, { time: clockInSentence(opens, locale) }),
		fill(words.opensTomorrow, { time: clockInWords(opens, locale) }),
	]
	return texts.reduce((longest, text) => (text.length > longest.length ? text : longest))
}
