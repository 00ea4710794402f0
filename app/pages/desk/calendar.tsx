import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { OwnerCalendar } from '#app/stays/desk/calendar/owner-calendar.tsx'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { offerIds } from '#domain/offers/offers.ts'
import type { TakesResponse } from '#domain/stays/responses/take-response.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { daysOfMonth, isMonth, monthOf } from '#domain/time/months.ts'
import type { Route } from './+types/calendar.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export function loader({ context }: Route.LoaderArgs) {
	return { offers: context.get(servicesContext).stays.offers() }
}

/** Everything that takes units in the month of the address. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
	const wanted = url.searchParams.get('month') ?? ''
	const month = isMonth(wanted) ? wanted : monthOf(dayInBogota(Date.now()))
	const { from, to } = daysOfMonth(month)
	const [{ offers }, stays] = await Promise.all([
		loadFromServer('calendar', serverLoader),
		loadAsOwner<TakesResponse>(`/api/stays?from=${from}&to=${to}`),
	])
	const offerId = offerIds.find((id) => id === url.searchParams.get('offer'))
	return { month, offerId, offers, stays }
}
clientLoader.hydrate = true as const

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
	return (
		<CalendarParts>
			<OwnerCalendar {...loaderData} />
		</CalendarParts>
	)
}
