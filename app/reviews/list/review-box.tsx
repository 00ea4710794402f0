import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { listId } from './list-id.ts'
import styles from './review-box.module.css'
import { type OwnerTools, ReviewItem } from './review-item.tsx'
import { useOlderReviews } from './use-older-reviews.ts'

/** A review that waits in this browser, with its state in words. */
export type Waiting = { review: Review; state: string; discard: { label: string; run: () => void } }

type Props = {
	/** The id of the heading that names the list. */
	labelledBy: string
	reviews: Review[]
	sending: Review | undefined
	waiting: Waiting[]
	next: string | undefined
	onLoad: (reviews: Review[]) => void
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	empty: string
	locale: Locale
	owner: OwnerTools | undefined
	/** The visitor's tools for a review of their own. */
	ownTools: (review: Review) => ReactNode
}

/** The reviews in a scrolling box, which fetches older ones near its end. */
export function ReviewBox({ labelledBy, reviews, sending, waiting, next, onLoad, ...rest }: Props) {
	const { words, listWords, empty, locale, owner, ownTools } = rest
	const { before, state, load, region, end } = useOlderReviews({ first: next, locale, onLoad })
	const shared = { words, locale, owner }

	useEffect(() => {
		if (!sending) return
		region.current?.scrollTo({ top: 0 })
		region.current?.scrollIntoView({ block: 'nearest' })
	}, [sending, region])

	function loadHere(event: MouseEvent) {
		event.preventDefault()
		load()
	}

	return (
		<section
			ref={region}
			id={listId}
			className={styles.box}
			aria-labelledby={labelledBy}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
			tabIndex={0}
		>
			{reviews.length + waiting.length === 0 && !sending && <p className={styles.empty}>{empty}</p>}
			{inChunks(reviews).map((chunk, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place in the list.
				<ul key={index} className={styles.list}>
					{index === 0 && sending && (
						<ReviewItem review={sending} sending={listWords.sending} {...shared} />
					)}
					{index === 0 &&
						waiting.map(({ review, state, discard }) => (
							<ReviewItem key={review._id} review={review} sending={state} {...shared}>
								<Button variant="quiet" onClick={discard.run}>
									{discard.label}
								</Button>
							</ReviewItem>
						))}
					{chunk.map((review) => (
						<ReviewItem key={review._id} review={review} {...shared}>
							{ownTools(review)}
						</ReviewItem>
					))}
				</ul>
			))}
			{before && (
				<p ref={end} className={styles.older}>
					<LocalLink to={`/reviews?before=${before}`} onClick={loadHere}>
						{{ idle: listWords.older, loading: listWords.loading, failed: listWords.failed }[state]}
					</LocalLink>
				</p>
			)}
		</section>
	)
}

const chunkSize = 50

/** Each chunk is a list of its own: the browser skips layout and paint of those out of sight (review-box.module.css). */
function inChunks(reviews: readonly Review[]): (readonly Review[])[] {
	const count = Math.max(1, Math.ceil(reviews.length / chunkSize))
	return Array.from({ length: count }, (_, index) =>
		reviews.slice(index * chunkSize, (index + 1) * chunkSize),
	)
}
