import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { OwnerFeeds } from '#app/stays/desk/feeds/owner-feeds.tsx'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/calendar-others.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	return {
		words: deskOthersWords[locale],
		names: context.get(servicesContext).content.offers[locale],
	}
}

/** Calendars of other sites, and ours for them. */
export default function CalendarOthersPage({ loaderData }: Route.ComponentProps) {
	const { words, names } = loaderData
	return (
		<CalendarParts>
			<OwnerFeeds words={words} names={names} />
		</CalendarParts>
	)
}
