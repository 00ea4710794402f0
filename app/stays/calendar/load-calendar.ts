import { servicesContext } from '#app/services.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
import { isPerPerson, type OfferId } from '#domain/offers/offers.ts'
import type { CalendarDay, DayLevel } from '#domain/stays/availability.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import { type Month, monthOf, shownMonths } from '#domain/time/months.ts'

/**
 * Prices of nights, in thousands of pesos and finished text; empty for nights without a price, or that cannot be booked.
 * They are rounded up to hundreds, because a cell of the calendar has room for one decimal.
 */
type NightPrices = { per: 'night' | 'person'; nights: string[] }

export type CalendarData = {
	offer: OfferId
	/** At the hotel. */
	today: Day
	month: Month
	/** One for each day of the month; undefined when they could not be read. */
	levels: DayLevel[] | undefined
	prices: NightPrices | undefined
	/** The day of arrival, chosen without scripts. */
	from: Day | undefined
}

/** The month that the address names, or that of the chosen day, or this one. */
export async function loadCalendar(
	offer: OfferId,
	{ url, context }: PageArguments,
): Promise<CalendarData> {
	const { stays } = context.get(servicesContext)
	const today = stays.today()
	const chosen = url.searchParams.get('from')
	const from = isDay(chosen) && chosen >= today ? chosen : undefined
	const asked = url.searchParams.get('month') ?? (from && monthOf(from))
	const month = shownMonths(today).find((it) => it === asked) ?? monthOf(today)
	const [read] = (await stays.months(offer, { from: month, count: 1 })) ?? []
	return {
		offer,
		today,
		month,
		from,
		levels: read?.days.map(({ level }) => level),
		prices: read && pricesOf(offer, read.days, splitLocale(url.pathname).locale),
	}
}

function pricesOf(
	offer: OfferId,
	days: readonly CalendarDay[],
	locale: Locale,
): NightPrices | undefined {
	const nights = days.map(({ level, pesos }) =>
		pesos === null || level === 'past' || level === 'full'
			? ''
			: formatNumber(Math.ceil(pesos / 100) / 10, locale),
	)
	if (!nights.some(Boolean)) return undefined
	return { per: isPerPerson(offer) ? 'person' : 'night', nights }
}
