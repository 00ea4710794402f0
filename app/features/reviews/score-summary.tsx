import { Stars } from '#app/components/stars/stars.tsx'
import { fill } from '#content/fill.ts'
import type { ReviewsPageWords } from '#content/reviews-page-words.ts'
import type { ReviewsWords } from '#content/reviews-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReviewSummary } from '#server/reviews/review-summary.ts'
import styles from './score-summary.module.css'

type Props = {
	summary: ReviewSummary
	words: ReviewsWords
	listWords: ReviewsPageWords['list']
	locale: Locale
}

/** The average, and how many there are of each score. */
export function ScoreSummary({ summary, words, listWords, locale }: Props) {
	const { average, count, distribution } = summary
	if (average === null) return null
	const numbers = new Intl.NumberFormat(locale === 'es' ? 'es-CO' : 'en')
	const rounded = Math.round(average)
	const shown = average.toLocaleString(locale === 'es' ? 'es-CO' : 'en', {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	})
	return (
		<div className={styles.summary}>
			<p className={styles.average}>
				<strong>{shown}</strong>
				<Stars stars={rounded} label={fill(listWords.average, { average: shown })} />
				<span>
					{count === 1
						? listWords.oneCount
						: fill(listWords.count, { count: numbers.format(count) })}
				</span>
				{summary.isExample && <span className={styles.example}>{words.example}</span>}
			</p>
			<ul className={styles.distribution} aria-label={listWords.distribution}>
				{distribution
					.map((ofScore, index) => (
						<li key={words.scores[index]}>
							<span>{words.scores[index]}</span>
							<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
								<rect width="100" height="8" />
								<rect width={(100 * ofScore) / count} height="8" />
							</svg>
							<span>{numbers.format(ofScore)}</span>
						</li>
					))
					.reverse()}
			</ul>
		</div>
	)
}
