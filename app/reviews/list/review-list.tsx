import { type MouseEvent, useEffect } from 'react'
import { LocalLink } from '#app/site/locale.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { inChunks, ReviewChunk } from './review-chunk.tsx'
import type { OwnerTools } from './review-item.tsx'
import styles from './review-list.module.css'
import { useOlderReviews } from './use-older-reviews.ts'

type Props = {
	/** The id of the heading that names the list. */
	labelledBy: string
	reviews: Review[]
	sending: Review | undefined
	next: string | undefined
	onLoad: (reviews: Review[]) => void
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	empty: string
	locale: Locale
	owner: OwnerTools | undefined
}

export const listId = 'reviews-box'

/** The reviews in a box of their own height, which fetches older ones as it is scrolled. */
export function ReviewList({ labelledBy, reviews, sending, next, onLoad, ...rest }: Props) {
	const { words, listWords, empty, locale, owner } = rest
	const { before, state, load, region, end } = useOlderReviews({ first: next, locale, onLoad })
	const shared = { words, locale, owner }
	const onItsWay = sending && { review: sending, note: listWords.sending }

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
			{reviews.length === 0 && !sending && <p className={styles.empty}>{empty}</p>}
			{inChunks(reviews).map((chunk, index) => (
				<ReviewChunk
					// biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the list.
					key={index}
					reviews={chunk}
					sending={index === 0 ? onItsWay : undefined}
					{...shared}
				/>
			))}
			{before && (
				<p ref={end} className={styles.older}>
					<LocalLink to={`/reviews?before=${before}`} prefetch="none" onClick={loadHere}>
						{{ idle: listWords.older, loading: listWords.loading, failed: listWords.failed }[state]}
					</LocalLink>
				</p>
			)}
		</section>
	)
}
