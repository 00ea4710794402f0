import * as z from 'zod/mini'
import { severalLines } from '#domain/text/text.ts'

export const replyLimit = 1000

export type ReplyErrorCode = 'answerRequired' | 'answerTooLong'

const says = (code: ReplyErrorCode) => ({ error: code })

/** The owner's public reply to a review. */
export const OwnerReplySchema = z.object({
	message: z
		.string(says('answerRequired'))
		.check(
			z.overwrite(severalLines),
			z.minLength(1, { ...says('answerRequired'), abort: true }),
			z.maxLength(replyLimit, says('answerTooLong')),
		),
	/** The reply that was changed, empty where there was none: of two people who write at once, the later gets 409. */
	seen: z.optional(z.string()),
})
