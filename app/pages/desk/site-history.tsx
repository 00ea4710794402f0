import { HistoryList } from '#app/editing/desk/history-list.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts, useDraftState } from '#app/editing/desk/site-parts.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import type { Route } from './+types/site-history.ts'

export const action = signInAction
export const loader = loadSitePart

export default function SiteHistoryPage({ loaderData }: Route.ComponentProps) {
	const { words, pages } = loaderData
	const { state, refresh, revision, onChanged } = useDraftState()
	const shared: Record<string, string> = { ...words.pages.documents, facts: words.parts.facts }
	return (
		<SiteParts {...{ words, state, onChanged }}>
			<HistoryList
				{...{ words, revision }}
				nameOf={(document) =>
					pages.find((page) => page.document === document)?.name ?? shared[document] ?? document
				}
				onRestored={refresh}
			/>
		</SiteParts>
	)
}
