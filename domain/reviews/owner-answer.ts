import * as z from 'zod/mini'
import { severalLines } from '#domain/text/text.ts'

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
