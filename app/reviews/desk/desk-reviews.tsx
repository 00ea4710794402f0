import { Button } from '#app/components/button/button.tsx'
import { deskTitleId } from '#app/desk/desk-info.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useReload } from '#app/desk/use-save.ts'
import { listId } from '#app/reviews/list/list-id.ts'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import { useDeleteTools } from '#app/reviews/list/use-delete-tools.tsx'
import { useHasOwnersTools, useShownName } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useHistoryState } from '#app/site/use-history-state.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import type { DeskReview, DeskReviewList } from '#domain/reviews/published-review.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './desk-reviews.module.css'
import { ReplyTools } from './reply-tools.tsx'

/** Reviews on the owner's desk, those without a reply first. */
export function DeskReviews({ loaded }: { loaded: Loaded<DeskReviewList> }) {
	const words = useWords(deskReviewsWords)
	return (
		<LoadedPart loaded={loaded} failed={words.failed}>
			{(list) => <ReviewLists list={list} />}
		</LoadedPart>
	)
}

function ReviewLists({ list }: { list: DeskReviewList }) {
	const words = useWords(deskReviewsWords)
	const ofReviews = useWords(reviewWords)
	const locale = useLocale()
	const reload = useReload()
	const { owner, confirmation } = useDeleteTools(reload)
	const hasOwnersTools = useHasOwnersTools()
	const [pages, setPages] = useHistoryState('reviewPages', 1)
	const { unanswered, others, next } = list

	function loadMore() {
		setPages(pages + 1)
		reload()
	}

	const items = (reviews: DeskReview[]) => (
		<ul className={`plain-list grid ${styles.reviews}`}>
			{reviews.map((review) => (
				<ReviewItem
					key={review._id}
					review={review}
					words={ofReviews}
					locale={locale}
					className="card"
					{...(hasOwnersTools && { owner })}
				>
					{review.isHidden && <p className={styles.hidden}>{words.hidden}</p>}
					{review.answer && <RepliedBy person={review.answeredBy} />}
					<ReplyTools
						review={review}
						name={review.name || ofReviews.anonymous}
						onDone={() => document.getElementById(listId)?.focus()}
					/>
				</ReviewItem>
			))}
		</ul>
	)

	return (
		<section id={listId} className={styles.section} aria-labelledby={deskTitleId} tabIndex={-1}>
			<h2>{words.unreplied}</h2>
			{unanswered.length === 0 ? <p>{words.allReplied}</p> : items(unanswered)}
			{others.length > 0 && <h2>{words.others}</h2>}
			{items(others)}
			{next && (
				<Button variant="quiet" onClick={loadMore}>
					{words.more}
				</Button>
			)}
			{confirmation}
		</section>
	)
}

function RepliedBy({ person }: { person: string | null }) {
	const words = useWords(deskReviewsWords)
	const shown = useShownName()(person)
	return shown && <p className={styles.by}>{fill(words.repliedBy, { person: shown })}</p>
}
