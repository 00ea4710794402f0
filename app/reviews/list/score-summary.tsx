import { Stars } from '#app/components/stars/stars.tsx'
import { ReviewLabel } from '#app/reviews/review-score.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReviewSummary } from '#domain/reviews/review-summary.ts'
import { fill } from '#domain/text/fill.ts'
import { formatNumber, formatTenths, plural } from '#domain/text/numbers.ts'
import styles from './score-summary.module.css'

type Props = {
	summary: ReviewSummary
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	locale: Locale
}

/** The average, and the number of reviews per score. */
export function ScoreSummary({ summary, words, listWords, locale }: Props) {
	const { average, count, distribution } = summary
	if (average === null) return null
	const shown = formatTenths(average, locale)
	return (
		<div className={styles.summary}>
			<p className={styles.average}>
				<strong>{shown}</strong>
				<Stars stars={Math.round(average)} label={fill(listWords.average, { average: shown })} />
				<span>{plural(count, listWords.count, locale)}</span>
				<ReviewLabel review={summary} words={words} />
			</p>
			<ul className={styles.distribution} aria-label={listWords.distribution}>
				{distribution
					.map((ofScore, index) => (
						<li key={words.scores[index]}>
							<span>{words.scores[index]}</span>
							<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
								<rect width={(100 * ofScore) / count} height="8" />
							</svg>
							<span>{formatNumber(ofScore, locale)}</span>
						</li>
					))
					.reverse()}
			</ul>
		</div>
	)
}
