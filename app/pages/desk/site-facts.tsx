import { useState } from 'react'
import { FactsForm } from '#app/editing/desk/facts-form.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { useDraftState } from '#app/editing/draft/use-draft-state.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import type { Route } from './+types/site-facts.ts'

export const action = signInAction
export const loader = loadSitePart

export default function SiteFactsFormPage({ loaderData }: Route.ComponentProps) {
	const { words, offerNames } = loaderData
	const { state, refresh, revision, onChanged } = useDraftState()
	const [hasUnsaved, setHasUnsaved] = useState(false)
	return (
		<SiteParts {...{ words, state, hasUnsaved, onChanged }}>
			<FactsForm {...{ words, offerNames, revision }} onSaved={refresh} onUnsaved={setHasUnsaved} />
		</SiteParts>
	)
}
