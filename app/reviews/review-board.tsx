import { useState } from 'react'
import { showNotice } from '#app/components/notice/notices.ts'
import { fetchProps } from '#app/islands/hydrate-islands.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useWaiting } from '#app/waiting/outbox.ts'
import type { WaitingPost } from '#app/waiting/waiting-posts.ts'
import { removeWaiting } from '#app/waiting/waiting-store.ts'
import type { OwnWords } from '#content/reviews/own-words.ts'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import type { Review } from '#domain/reviews/review.ts'
import type { ReviewSummary } from '#domain/reviews/review-summary.ts'
import { AddReview } from './dialog/add-review.tsx'
import { clearDraftOf } from './dialog/review-draft.ts'
import type { ReturnedReview } from './dialog/review-fields.tsx'
import { ReviewList } from './list/review-list.tsx'
import { ScoreSummary } from './list/score-summary.tsx'
import { OwnReviewForm } from './own/own-review-form.tsx'
import { correctionOf } from './own/own-reviews.ts'
import styles from './review-board.module.css'
import { asReview, reviewCarrier } from './waiting/waiting-reviews.ts'

type Props = {
	copy: { intro: { title: string; text: string }; add: string; list: { title: string } }
	words: ReviewWords
	pageWords: ReviewsPageWords
	newTab: string
	summary: ReviewSummary
	reviews: Review[]
	/** Left out when false, which saves bytes. */
	isDegraded: true | undefined
	next: string | undefined
	/** The review that older ones were asked for from. */
	before: string | undefined
	/** The page's message after a post without scripts. */
	sent: string | undefined
	/** The writer's own review, after a post without scripts. */
	own: { review: Review; key: string; words: OwnWords; isCorrecting: boolean } | undefined
	ownProblem: string | undefined
	guestNote: string | undefined
	returned: ReturnedReview | undefined
}

/** The score, the dialog that adds a review, and the list, which shows it at once. */
export function ReviewBoard(props: Props) {
	const { copy, words, pageWords, before, sent, own, ownProblem, ...rest } = props
	const locale = useLocale()
	const [{ summary, reviews, isDegraded, next }, setLoaded] = useState(props)
	const [sending, setSending] = useState<Review>()
	const [published, setPublished] = useState<Review[]>([])
	const [correcting, setCorrecting] = useState(own?.isCorrecting ? correctionOf(own) : undefined)
	const waitingWords = useWords(waitingReviewWords, 'waiting-reviews')
	const [sentLater, setSentLater] = useState<Review>()
	const waiting = useWaiting(reviewCarrier, (review) => {
		clearDraftOf(review)
		setSentLater(review)
		showPublished(review)
		showNotice({ about: 'review', text: waitingWords.published })
	})

	/** The list has the change already; the score, and what took the place of reviews that could not be read, follow. */
	function reload() {
		fetchProps<Props>('ReviewBoard').then(setLoaded, () => {})
	}

	function showPublished(review: Review) {
		setSending(undefined)
		setPublished((earlier) => [review, ...earlier.filter(({ _id }) => _id !== review._id)])
		reload()
	}

	return (
		<div className={styles.board}>
			<div>
				<ScoreSummary summary={summary} words={words} listWords={pageWords.list} locale={locale} />
				<h2>{copy.intro.title}</h2>
				<p>{copy.intro.text}</p>
				{sent && (
					<div id="sent" className={styles.sent}>
						<p role="status">{sent}</p>
						{ownProblem && <p role="alert">{ownProblem}</p>}
						{own && <OwnReviewForm own={own} locale={locale} className={styles.withdraw} />}
					</div>
				)}
				<AddReview
					open={copy.add}
					words={pageWords.form}
					scores={Object.values(words.scores)}
					newTab={rest.newTab}
					locale={locale}
					guestNote={rest.guestNote}
					returned={rest.returned}
					onSending={setSending}
					onPublished={showPublished}
					correcting={correcting}
					onCorrectingEnd={() => setCorrecting(undefined)}
					sentLater={sentLater}
				/>
			</div>
			<div>
				<h2 id="reviews-title">{copy.list.title}</h2>
				{before && (
					<p>
						<LocalLink to="/reviews">{pageWords.list.newest}</LocalLink>
					</p>
				)}
				<ReviewList
					labelledBy="reviews-title"
					reviews={reviews}
					isDegraded={isDegraded}
					next={next}
					published={published}
					sending={sending}
					onCorrect={setCorrecting}
					onChanged={reload}
					waiting={waiting.posts
						.filter(({ fields }) => fields.message !== sending?.message)
						.map((post) => ({
							review: asReview(post),
							state: waitingWords[stateOf(post)],
							discard: { label: waitingWords.discard, run: () => removeWaiting(post.id) },
						}))}
					words={words}
					listWords={pageWords.list}
					locale={locale}
				/>
				{reviews.some(({ isExample }) => isExample) && (
					<p className={styles.note}>{words.samplesNote}</p>
				)}
			</div>
		</div>
	)
}

function stateOf({ reason, isUnstored }: WaitingPost) {
	if (reason === 'invalid') return 'refused'
	return isUnstored ? 'unstored' : 'waiting'
}
