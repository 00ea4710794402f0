import { MenuEditor } from '#app/editing/desk/menu-editor.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { useDraftState } from '#app/editing/draft/use-draft-state.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import type { Route } from './+types/site-menu.ts'

export const action = signInAction
export const loader = loadSitePart

export default function SiteMenuEditorPage({ loaderData }: Route.ComponentProps) {
	const { words } = loaderData
	const { state, refresh, revision, onChanged } = useDraftState()
	return (
		<SiteParts {...{ words, state, onChanged }}>
			<MenuEditor {...{ words, revision }} onSaved={refresh} />
		</SiteParts>
	)
}
