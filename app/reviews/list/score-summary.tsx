import { Stars } from '#app/components/stars/stars.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import type { ReviewSummary } from '#domain/reviews/review-summary.ts'
import styles from './score-summary.module.css'

type Props = {
	summary: ReviewSummary
	words: ReviewWords
	listWords: ReviewsPageWords['list']
	locale: Locale
}

// Made once: each costs as much as rendering the rest of the summary.
const numbers = { es: numbersIn('es-CO'), en: numbersIn('en') }

function numbersIn(tag: string) {
	const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
	return { whole: new Intl.NumberFormat(tag), tenths: new Intl.NumberFormat(tag, oneDigit) }
}

/** The average, and how many there are of each score. */
export function ScoreSummary({ summary, words, listWords, locale }: Props) {
	const { average, count, distribution } = summary
	if (average === null) return null
	const { whole, tenths } = numbers[locale]
	const rounded = Math.round(average)
	const shown = tenths.format(average)
	return (
		<div className={styles.summary}>
			<p className={styles.average}>
				<strong>{shown}</strong>
				<Stars stars={rounded} label={fill(listWords.average, { average: shown })} />
				<span>
					{count === 1 ? listWords.oneCount : fill(listWords.count, { count: whole.format(count) })}
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
							<span>{whole.format(ofScore)}</span>
						</li>
					))
					.reverse()}
			</ul>
		</div>
	)
}
