import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadDraft, useDraftProblems } from '#app/editing/content-draft.ts'
import { HistoryList } from '#app/editing/desk/history-list.tsx'
import { listSitePages } from '#app/editing/desk/site-pages.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { DraftBar } from '#app/editing/publishing/draft-bar.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { images } from '#content/images.ts'
import type { HistoryResponse } from '#domain/editing/responses.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/site-history.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export function loader(args: Route.LoaderArgs) {
	const { locale } = splitLocale(args.url.pathname)
	const alts = Object.entries(images).map(([slot, { alt }]) => [slot, alt[locale]])
	return {
		pages: listSitePages(args),
		pictures: Object.fromEntries(alts) as Record<string, string>,
	}
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const [names, draft, history] = await Promise.all([
		loadFromServer('history', serverLoader),
		loadDraft(),
		loadAsOwner<HistoryResponse>('/api/content/history'),
	])
	return { ...names, draft, history }
}
clientLoader.hydrate = true as const

export default function SiteHistoryPage({ loaderData }: Route.ComponentProps) {
	const { pages, pictures, draft, history } = loaderData
	const { whyNotLoaded } = useDraftProblems()
	return (
		<SiteParts>
			<LoadedPart loaded={history} failed={whyNotLoaded}>
				{({ versions }) => <HistoryList versions={versions} pages={pages} pictures={pictures} />}
			</LoadedPart>
			<DraftBar draft={draft} />
		</SiteParts>
	)
}
