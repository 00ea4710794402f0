import { deskTitleId } from '#app/desk/desk-info.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { DeskReviews } from '#app/reviews/desk/desk-reviews.tsx'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/reviews.ts'

export const action = signInAction

export function loader({ url }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	return { locale, words: deskReviewsWords[locale], reviewWords: reviewWords[locale] }
}

export default function DeskReviewsPage({ loaderData }: Route.ComponentProps) {
	return <DeskReviews labelledBy={deskTitleId} {...loaderData} />
}
