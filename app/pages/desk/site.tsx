import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadDraft } from '#app/editing/content-draft.ts'
import { SiteOverview } from '#app/editing/desk/site-overview.tsx'
import { listSitePages } from '#app/editing/desk/site-pages.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { DraftBar } from '#app/editing/publishing/draft-bar.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { saveInBrowser } from '#app/site/browser-storage.ts'
import { useDeskPerson } from '#app/site/desk-person.tsx'
import { editingKey } from '#app/site/editing-key.ts'
import { useWords } from '#app/site/page-context.tsx'
import { GuestLetters } from '#app/stays/desk/letters/guest-letters.tsx'
import { ThanksMail } from '#app/stays/desk/letters/thanks-mail.tsx'
import { stayOptionsPath } from '#app/stays/desk/letters/use-save-options.ts'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import type { Route } from './+types/site.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const loader = (args: Route.LoaderArgs) => ({ pages: listSitePages(args) })

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const [{ pages }, draft, options] = await Promise.all([
		loadFromServer('site', serverLoader),
		loadDraft(),
		loadAsOwner<StayOptions>(stayOptionsPath),
	])
	return { pages, draft, options }
}
clientLoader.hydrate = true as const

/** The pages of the site and what happened to their words. */
export default function SitePartPages({ loaderData }: Route.ComponentProps) {
	const { pages, draft, options } = loaderData
	const { id } = useDeskPerson()
	const letters = useWords(deskLettersWords)
	return (
		<SiteParts>
			<SiteOverview
				pages={pages}
				state={draft.data}
				onEdit={() => saveInBrowser('sessionStorage', editingKey, id)}
			/>
			<LoadedPart loaded={options} failed={letters.failed}>
				{(loaded) => (
					<>
						<ThanksMail options={loaded} />
						<GuestLetters options={loaded} />
					</>
				)}
			</LoadedPart>
			<DraftBar draft={draft} />
		</SiteParts>
	)
}
