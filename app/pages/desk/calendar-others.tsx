import { loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useWords } from '#app/site/page-context.tsx'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { OwnerFeeds } from '#app/stays/desk/feeds/owner-feeds.tsx'
import {
	fetchUnits,
	type LoadedUnits,
	UnitNames,
	unitsPath,
} from '#app/stays/desk/feeds/unit-names.tsx'
import { feedsPath } from '#app/stays/desk/feeds/use-save-feeds.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import type { Route } from './+types/calendar-others.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export async function clientLoader() {
	const [calendars, units] = await Promise.all([
		loadAsOwner<CalendarsResponse>(feedsPath),
		loadAsOwner<LoadedUnits>(unitsPath, fetchUnits),
	])
	return { calendars, units }
}

/** Calendars of other sites, and ours for them. */
export default function CalendarOthersPage({ loaderData }: Route.ComponentProps) {
	const words = useWords(deskFeedsWords)
	const { calendars, units } = loaderData
	return (
		<CalendarParts>
			<LoadedPart loaded={calendars} failed={words.failed}>
				{(loaded) => (
					<OwnerFeeds
						calendars={loaded}
						unitNames={
							<LoadedPart loaded={units} failed={words.failed}>
								{(named) => <UnitNames loaded={named} feeds={loaded.unitFeeds ?? []} />}
							</LoadedPart>
						}
					/>
				)}
			</LoadedPart>
		</CalendarParts>
	)
}
