import { loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useWords } from '#app/site/page-context.tsx'
import { TablesList } from '#app/stays/desk/tables/tables-list.tsx'
import { deskTablesWords } from '#content/stays/desk/desk-tables-words.ts'
import type { TablesResponse } from '#domain/stays/responses/table-response.ts'
import { isDay } from '#domain/time/dates.ts'
import type { Route } from './+types/tables.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

/** From the day in the address, or from today. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
	const from = url.searchParams.get('from') ?? ''
	return loadAsOwner<TablesResponse>(isDay(from) ? `/api/tables?from=${from}` : '/api/tables')
}

export default function TablesPage({ loaderData }: Route.ComponentProps) {
	const words = useWords(deskTablesWords)
	return (
		<LoadedPart loaded={loaderData} failed={words.failed}>
			{(listed) => <TablesList {...listed} />}
		</LoadedPart>
	)
}
