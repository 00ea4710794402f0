import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { OwnerRates } from '#app/stays/desk/rates/owner-rates.tsx'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import { deskRatesWords } from '#content/stays/desk-rates-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { seasonWords } from '#content/stays/season-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/calendar-rates.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, stays } = context.get(servicesContext)
	const { parts, partsLabel } = deskCalendarWords[locale]
	return {
		section: { parts, partsLabel },
		rates: {
			words: deskRatesWords[locale],
			errorWords: seasonWords[locale].errors,
			prices: priceWords[locale],
			names: content.offers[locale],
			offers: stays.figures(),
			today: stays.today(),
		},
	}
}

/** Seasons and prices. */
export default function CalendarRatesPage({ loaderData }: Route.ComponentProps) {
	const { section, rates } = loaderData
	return (
		<CalendarParts words={section}>
			<OwnerRates {...rates} />
		</CalendarParts>
	)
}
