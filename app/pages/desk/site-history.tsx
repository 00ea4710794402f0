import { HistoryList } from '#app/editing/desk/history-list.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { useDraftState } from '#app/editing/draft/use-draft-state.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { images } from '#content/images.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/site-history.ts'

export const action = signInAction

export function loader(args: Route.LoaderArgs) {
	const { locale } = splitLocale(args.url.pathname)
	const alts = Object.entries(images).map(([slot, { alt }]) => [slot, alt[locale]])
	return {
		...loadSitePart(args),
		pictures: Object.fromEntries(alts) as Record<string, string>,
	}
}

export default function SiteHistoryPage({ loaderData }: Route.ComponentProps) {
	const { words, pages, offerNames, pictures } = loaderData
	const { state, refresh, revision, onChanged } = useDraftState()
	const shared: Record<string, string> = {
		...words.pages.documents,
		facts: words.parts.facts,
		photos: words.history.photos.name,
	}
	return (
		<SiteParts {...{ words, state, onChanged }}>
			<HistoryList
				{...{ words, offerNames, pictures, revision }}
				nameOf={(document) =>
					pages.find((page) => page.document === document)?.name ?? shared[document] ?? document
				}
				onRestored={refresh}
			/>
		</SiteParts>
	)
}
