import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { OwnerFeeds } from '#app/stays/desk/feeds/owner-feeds.tsx'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/calendar-others.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { parts, partsLabel } = deskCalendarWords[locale]
	return {
		section: { parts, partsLabel },
		words: deskOthersWords[locale],
		names: context.get(servicesContext).content.offers[locale],
	}
}

/** Calendars of other sites, and ours for them. */
export default function CalendarOthersPage({ loaderData }: Route.ComponentProps) {
	const { section, words, names } = loaderData
	return (
		<CalendarParts words={section}>
			<OwnerFeeds words={words} names={names} />
		</CalendarParts>
	)
}
