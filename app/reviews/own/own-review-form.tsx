import { Button } from '#app/components/button/button.tsx'
import type { OwnWords } from '#content/reviews/own-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import { ownAddress } from './own-reviews.ts'

type Props = {
	/** After a post without scripts; the key is in the page's address. */
	own: { review: Review; key: string; words: OwnWords }
	locale: Locale
	className: string | undefined
}

/** Correct and withdraw, without scripts. */
export function OwnReviewForm({ own: { review, key, words }, locale, className }: Props) {
	return (
		<>
			<p>{review.answer ? words.answered : words.note}</p>
			{!review.answer && (
				<form action={`${localizePath('/reviews', locale)}#add-review`}>
					<input type="hidden" name="sent" value={review._id} />
					<input type="hidden" name="key" value={key} />
					<Button type="submit" variant="quiet" name="problem" value="form">
						{words.correct}
					</Button>
				</form>
			)}
			<details className={className}>
				<summary>{words.withdraw}</summary>
				<form method="post" action={localizePath(ownAddress({ review, key }), locale)}>
					<p>{words.withdrawText}</p>
					<Button type="submit" name="withdraw" value="1">
						{words.confirm}
					</Button>
				</form>
			</details>
		</>
	)
}
