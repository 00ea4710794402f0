import * as z from 'zod/mini'
import { severalLines } from '#domain/text/text.ts'
import type { Review } from './review.ts'

export const answerLimit = 1000

export type AnswerErrorCode = 'answerRequired' | 'answerTooLong'

const says = (code: AnswerErrorCode) => ({ error: code })

/** The owner's public answer to a review. */
export const ReviewAnswerSchema = z.object({
	message: z
		.string(says('answerRequired'))
		.check(
			z.overwrite(severalLines),
			z.minLength(1, { ...says('answerRequired'), abort: true }),
			z.maxLength(answerLimit, says('answerTooLong')),
		),
})

/** A review as the owner sees it. */
export type DeskReview = Review & { isHidden: boolean }

/** What waits for an answer, and one part of the rest; `next` is the `before` of the following part. */
export type DeskReviewList = {
	unanswered: DeskReview[]
	others: DeskReview[]
	next: string | undefined
}
