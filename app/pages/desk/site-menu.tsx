import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadDocument, loadDraft, useDraftProblems } from '#app/editing/content-draft.ts'
import { MenuEditor } from '#app/editing/desk/menu-editor.tsx'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { DraftBar } from '#app/editing/publishing/draft-bar.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import type { Route } from './+types/site-menu.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export async function clientLoader() {
	const [menu, draft] = await Promise.all([loadDocument('menu'), loadDraft()])
	return { menu, draft }
}

export default function SiteMenuPage({ loaderData: { menu, draft } }: Route.ComponentProps) {
	const { whyNotLoaded } = useDraftProblems()
	return (
		<SiteParts>
			<LoadedPart loaded={menu} failed={whyNotLoaded}>
				{(document) => <MenuEditor menu={document} />}
			</LoadedPart>
			<DraftBar draft={draft} />
		</SiteParts>
	)
}
