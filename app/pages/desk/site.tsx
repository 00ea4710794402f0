import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { SiteOverview, type SitePage } from '#app/editing/desk/site-overview.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { useDraftState } from '#app/editing/draft/use-draft-state.ts'
import { editingKey } from '#app/owner/sign-in/editing-key.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useWords } from '#app/site/page-context.tsx'
import { GuestLetters } from '#app/stays/desk/letters/guest-letters.tsx'
import { stayOptionsPath, ThanksMail } from '#app/stays/desk/letters/thanks-mail.tsx'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import type { StayOptions } from '#domain/stays/answers.ts'
import type { Route } from './+types/site.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const loader = loadSitePart

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const [shared, options] = await Promise.all([
		loadFromServer('site', serverLoader),
		loadAsOwner<StayOptions>(stayOptionsPath),
	])
	return { ...shared, options }
}
clientLoader.hydrate = true as const

/** The pages of the site and what happened to their words. */
export default function SitePartPages({ loaderData }: Route.ComponentProps) {
	const { words, pages, options } = loaderData
	const letters = useWords(deskOthersWords)
	const { state, refresh } = useDraftState()
	return (
		<SiteParts {...{ words, state }} onChanged={refresh}>
			<SiteOverview
				{...{ words, state }}
				pages={pages as SitePage[]}
				onEdit={() => sessionStorage.setItem(editingKey, '1')}
				onSaved={refresh}
			/>
			<LoadedPart loaded={options} words={letters} failed={letters.failed}>
				{(loaded) => (
					<>
						<ThanksMail options={loaded} />
						<GuestLetters options={loaded} />
					</>
				)}
			</LoadedPart>
		</SiteParts>
	)
}
