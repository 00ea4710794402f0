import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { DeskReviews } from '#app/reviews/desk/desk-reviews.tsx'
import { loadDeskReviews } from '#app/reviews/desk/load-desk-reviews.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/reviews.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
	loadDeskReviews(splitLocale(url.pathname).locale)

export default function DeskReviewsPage({ loaderData }: Route.ComponentProps) {
	return <DeskReviews loaded={loaderData} />
}
