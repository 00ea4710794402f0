import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { OwnerCalendar } from '#app/stays/desk/calendar/owner-calendar.tsx'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import { splitLocale } from '#domain/locale.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { isMonth, monthOf } from '#domain/stays/months.ts'
import type { Route } from './+types/calendar.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, stays } = context.get(servicesContext)
	return {
		words: deskCalendarWords[locale],
		names: content.offers[locale],
		offers: stays.offers(),
		today: stays.today(),
	}
}

/** Another month needs no other words. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname !== nextUrl.pathname
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
	const { words, today } = loaderData
	const [parameters] = useSearchParams()
	const month = parameters.get('month') ?? ''
	return (
		<CalendarParts>
			<OwnerCalendar
				{...loaderData}
				month={isMonth(month) ? month : monthOf(today)}
				offerId={offerIds.find((id) => id === parameters.get('offer'))}
				toFacts={<LocalLink to="/admin/site/facts#offers">{words.toFacts}</LocalLink>}
			/>
		</CalendarParts>
	)
}
