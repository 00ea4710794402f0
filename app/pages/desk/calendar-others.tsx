import { loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useWords } from '#app/site/page-context.tsx'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { OwnerFeeds } from '#app/stays/desk/feeds/owner-feeds.tsx'
import { feedsPath } from '#app/stays/desk/feeds/use-save-feeds.ts'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import type { CalendarsAnswer } from '#domain/stays/answers.ts'
import type { Route } from './+types/calendar-others.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const clientLoader = () => loadAsOwner<CalendarsAnswer>(feedsPath)

/** Calendars of other sites, and ours for them. */
export default function CalendarOthersPage({ loaderData }: Route.ComponentProps) {
	const words = useWords(deskOthersWords)
	return (
		<CalendarParts>
			<LoadedPart loaded={loaderData} words={words} failed={words.failed}>
				{(calendars) => <OwnerFeeds calendars={calendars} />}
			</LoadedPart>
		</CalendarParts>
	)
}
