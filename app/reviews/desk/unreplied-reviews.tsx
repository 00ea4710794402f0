import { callApi } from '#app/api/call-api.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { type Loaded, loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './unreplied-reviews.module.css'

const shownAtMost = 3
const looksThrough = 50

/** The newest reviews of visitors that the owner has not replied to. */
export function loadUnrepliedReviews(locale: Locale): Promise<Loaded<Review[]>> {
	const path = `/api/reviews?limit=${looksThrough}&language=${locale}`
	return loadAsOwner(path, async () => {
		const reviews: Review[] = await (await callApi(path)).json()
		return reviews.filter(({ isExample, answer }) => !isExample && !answer).slice(0, shownAtMost)
	})
}

/** Reviews without a reply, in *today*. */
export function UnrepliedReviews({ loaded }: { loaded: Loaded<Review[]> }) {
	const words = useWords(deskReviewsWords)
	const ofReviews = useWords(reviewWords)
	const locale = useLocale()
	return (
		<section className={styles.reviews}>
			<h2>{words.unrepliedReviews}</h2>
			<LoadedPart loaded={loaded} failed={words.failed}>
				{(reviews) => (
					<>
						{reviews.length === 0 && <p>{words.allReplied}</p>}
						<ul className="plain-list card lined">
							{reviews.map((review) => (
								<ReviewItem key={review._id} review={review} words={ofReviews} locale={locale} />
							))}
						</ul>
					</>
				)}
			</LoadedPart>
			<ActionLink to="/admin/reviews" variant="quiet">
				{words.all}
			</ActionLink>
		</section>
	)
}
