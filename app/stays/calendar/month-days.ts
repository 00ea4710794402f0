import { type Locale, localizePath } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { DayLevel } from '#domain/stays/availability.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import type { Month } from '#domain/time/months.ts'

export type MonthDay = {
	day: Day
	level: DayLevel
	/** In thousands of pesos; empty where the night has none. */
	price: string
	/** Undefined where the day can be neither arrival nor departure. */
	choice: 'arrival' | 'departure' | undefined
}

/** The days of a month, each with what choosing it would mean once `from` is the arrival. */
export function daysOf(
	month: Month,
	levels: readonly DayLevel[],
	{ from, prices }: { from: Day | undefined; prices?: readonly string[] | undefined },
) {
	const days = levels.map((level, index) => ({
		day: addDays(`${month}-01`, index),
		level,
		price: prices?.[index] ?? '',
	}))
	const isFull = ({ level }: { level: DayLevel }) => level === 'full'
	// Guests may leave on the day a full night begins, but not stay beyond it.
	const last = from && days.find((it) => it.day > from && isFull(it))?.day
	return days.map((it): MonthDay => {
		const isDeparture = from !== undefined && it.day > from && (!last || it.day <= last)
		if (isDeparture) return { ...it, choice: 'departure' }
		return { ...it, choice: it.level === 'past' || isFull(it) ? undefined : 'arrival' }
	})
}

/** The first choice stays on the page, the second leads to the form. */
export function addressOf(
	{ day, choice }: MonthDay,
	{ offer, from, locale }: { offer: OfferId; from: Day | undefined; locale: Locale },
): string {
	if (choice === 'arrival') return `?from=${day}#calendar`
	return localizePath(`/booking?for=${offer}&from=${from}&to=${day}`, locale)
}
