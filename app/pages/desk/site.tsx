import { SiteOverview, type SitePage } from '#app/editing/desk/site-overview.tsx'
import { loadSitePart } from '#app/editing/desk/site-part-loader.ts'
import { SiteParts } from '#app/editing/desk/site-parts.tsx'
import { useDraftState } from '#app/editing/draft/use-draft-state.ts'
import { editingKey } from '#app/owner/sign-in/editing-key.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { GuestLetters } from '#app/stays/desk/letters/guest-letters.tsx'
import { ThanksMail } from '#app/stays/desk/letters/thanks-mail.tsx'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/site.ts'

export const action = signInAction

export function loader(args: Route.LoaderArgs) {
	const { locale } = splitLocale(args.url.pathname)
	return { ...loadSitePart(args), letters: deskOthersWords[locale] }
}

/** The pages of the site and what happened to their words. */
export default function SitePartPages({ loaderData }: Route.ComponentProps) {
	const { words, pages, letters } = loaderData
	const { state, refresh } = useDraftState()
	return (
		<SiteParts {...{ words, state }} onChanged={refresh}>
			<SiteOverview
				{...{ words, state }}
				pages={pages as SitePage[]}
				onEdit={() => sessionStorage.setItem(editingKey, '1')}
				onSaved={refresh}
			/>
			<ThanksMail words={letters} />
			<GuestLetters words={letters} />
		</SiteParts>
	)
}
