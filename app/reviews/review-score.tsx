import { Stars } from '#app/components/stars/stars.tsx'
import type { ReviewWords } from '#content/reviews/review-words.ts'
import { fill } from '#domain/fill.ts'
import styles from './review-score.module.css'

type Props = { stars: number; words: ReviewWords }

export function ReviewScore({ stars, words }: Props) {
	return (
		<p className={styles.score}>
			<Stars stars={stars} label={fill(words.stars, { stars: String(stars) })} />{' '}
			{words.scores[stars - 1]}
		</p>
	)
}

/** Marks a review that we wrote ourselves. */
export function SampleLabel({ words }: Pick<Props, 'words'>) {
	return <span className={styles.sample}>{words.sampleLabel}</span>
}
