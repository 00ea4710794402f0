import { useCallback } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { listId } from '#app/reviews/list/review-box.tsx'
import { ReviewItem } from '#app/reviews/list/review-item.tsx'
import { useDeleteTools } from '#app/reviews/list/use-delete-tools.tsx'
import { useHasOwnersTools, useShownName } from '#app/site/desk-person.tsx'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { DeskReview, DeskReviewList } from '#domain/reviews/published-review.ts'
import { fill } from '#domain/text/fill.ts'
import { AnswerTools } from './answer-tools.tsx'
import styles from './desk-reviews.module.css'

type Props = {
	/** The id of the heading that names the list. */
	labelledBy: string
	words: DeskReviewsWords
	reviewWords: ReviewWords
	locale: Locale
}

/** Reviews on the owner's desk, those without an answer first. */
export function DeskReviews({ labelledBy, words, reviewWords, locale }: Props) {
	const {
		data: list,
		setData: setList,
		hasFailed,
		load,
	} = useLoad(
		useCallback(() => fetchReviews(locale), [locale]),
		{ reloadsOnReturn: false },
	)
	const { owner, confirmation } = useDeleteTools(load)
	const hasOwnersTools = useHasOwnersTools()

	if (hasFailed || !list)
		return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />

	const { unanswered, others, next } = list

	async function loadMore() {
		try {
			const more = await fetchReviews(locale, next)
			setList({ unanswered, others: [...others, ...more.others], next: more.next })
		} catch {
			showNotice({ text: words.failed, tone: 'bad' })
		}
	}

	function changed() {
		load()
		// The button that was pressed goes with its review.
		document.getElementById(listId)?.focus()
	}

	const items = (reviews: DeskReview[]) => (
		<ul className={styles.reviews}>
			{reviews.map((review) => (
				<ReviewItem
					key={review._id}
					review={review}
					words={reviewWords}
					locale={locale}
					{...(hasOwnersTools && { owner })}
				>
					{review.isHidden && <p className={styles.hidden}>{words.hidden}</p>}
					{review.answer && <AnsweredBy person={review.answeredBy} words={words} />}
					<AnswerTools
						review={review}
						name={review.name || reviewWords.anonymous}
						words={words}
						locale={locale}
						onDone={changed}
					/>
				</ReviewItem>
			))}
		</ul>
	)

	return (
		<section id={listId} className={styles.section} aria-labelledby={labelledBy} tabIndex={-1}>
			<h2>{words.unanswered}</h2>
			{unanswered.length === 0 ? <p>{words.allAnswered}</p> : items(unanswered)}
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

function AnsweredBy({ person, words }: { person: string | null; words: DeskReviewsWords }) {
	const shown = useShownName()(person)
	return shown && <p className={styles.by}>{fill(words.answeredBy, { person: shown })}</p>
}

function fetchReviews(locale: Locale, before?: string) {
	const query = new URLSearchParams({ language: locale, ...(before && { before }) })
	return fetchAsOwner<DeskReviewList>(`/api/desk/reviews?${query}`)
}
