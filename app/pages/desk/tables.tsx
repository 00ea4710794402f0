import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { deskTitleId } from '#app/shell/desk/desk-frame.tsx'
import { TablesList } from '#app/stays/desk/tables/tables-list.tsx'
import { deskTablesWords } from '#content/stays/desk-tables-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/tables.ts'

export const action = signInAction

export function loader({ url }: Route.LoaderArgs) {
	return { words: deskTablesWords[splitLocale(url.pathname).locale] }
}

export default function TablesPage({ loaderData: { words } }: Route.ComponentProps) {
	return <TablesList words={words} labelledBy={deskTitleId} />
}
