import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadDocument, loadDraft, useDraftProblems } from '#app/editing/content-draft.ts'
import { FactsForm } from '#app/editing/desk/facts-form.tsx'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { DraftBar } from '#app/editing/publishing/draft-bar.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import type { FactsDocument } from '#domain/editing/responses.ts'
import type { Route } from './+types/site-facts.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export async function clientLoader() {
	const [facts, draft] = await Promise.all([loadDocument<FactsDocument>('facts'), loadDraft()])
	return { facts, draft }
}

export default function SiteFactsPage({ loaderData: { facts, draft } }: Route.ComponentProps) {
	const { whyNotLoaded } = useDraftProblems()
	return (
		<SiteParts>
			<LoadedPart loaded={facts} failed={whyNotLoaded}>
				{({ fields }) => (
					<FactsForm fields={fields}>
						<DraftBar draft={draft} />
					</FactsForm>
				)}
			</LoadedPart>
		</SiteParts>
	)
}
