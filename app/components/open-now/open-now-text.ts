import type { OpenNowWords } from '#content/opening-words.ts'
import { type Locale, languageTags } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { clockInWords, type OpenState } from '#domain/time/opening-hours.ts'

/** 'Abierto hasta las 7 p. m.', 'Closed until tomorrow, 8 am'. */
export function openNowText(
	{ isOpen, until }: OpenState,
	now: number,
	{ words, locale }: { words: OpenNowWords; locale: Locale },
): string {
	const time = clockInWords(until.time, locale)
	const today = dayInBogota(now)
	if (until.day === today)
		return fill(isOpen ? words.open : words.opensToday, {
			time: `${articleOf(until.time, locale)}${time}`,
		})
	if (until.day === addDays(today, 1)) return fill(words.opensTomorrow, { time })
	// The weekday alone would be read as that of this week.
	const isFar = until.day >= addDays(today, 7)
	const day = new Intl.DateTimeFormat(languageTags[locale], {
		timeZone: 'UTC',
		...(isFar ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
	}).format(Date.parse(`${until.day}T00:00:00Z`))
	return fill(words.opensLater, { day, time })
}

/** 'la 1 p. m.', 'las 7 p. m.'. */
function articleOf(time: string, locale: Locale): string {
	if (locale === 'en') return ''
	return Number(time.slice(0, 2)) % 12 === 1 ? 'la\u00a0' : 'las\u00a0'
}
