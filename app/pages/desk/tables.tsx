import { loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useWords } from '#app/site/page-context.tsx'
import { TablesList } from '#app/stays/desk/tables/tables-list.tsx'
import { deskTablesWords } from '#content/stays/desk-tables-words.ts'
import type { TableResponse } from '#domain/stays/responses/table-response.ts'
import type { Route } from './+types/tables.ts'

export const action = signInAction
export const clientLoader = () => loadAsOwner<{ tables: TableResponse[] }>('/api/tables')
export const HydrateFallback = OpeningSection

export default function TablesPage({ loaderData }: Route.ComponentProps) {
	const words = useWords(deskTablesWords)
	return (
		<LoadedPart loaded={loaderData} words={words} failed={words.failed}>
			{({ tables }) => <TablesList tables={tables} />}
		</LoadedPart>
	)
}
