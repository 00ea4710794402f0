import type { ReviewsForPages } from '#app/services.ts'
import { checkForm } from '#domain/check-form.ts'
import { AppError } from '#domain/errors.ts'
import type { Challenge } from '#domain/form-guard.ts'
import { FormGuardSchema } from '#domain/form-guard.ts'
import type { Locale } from '#domain/locale.ts'
import { ReviewDraftSchema } from '#domain/reviews/review.ts'
import { summariseExamples } from '#domain/reviews/review-summary.ts'
import type { Log } from '#server/http/logger.ts'
import { asAppError } from '#server/http/problems.ts'
import type { ListOptions, ReviewsService } from './reviews-service.ts'
import { builtInReviews } from './sample-texts.ts'

type Options = { service: ReviewsService; log: Log; now: () => number }

export function createReviewsForPages({ service, log, now }: Options): ReviewsForPages {
	const examples = (locale: Locale) => builtInReviews(locale, now())

	async function listOrFirst(options: ListOptions) {
		try {
			return await service.list(options)
		} catch (error) {
			// An address somebody edited gets the first page.
			if (!(error instanceof AppError && options.before !== undefined)) throw error
			return await service.list({ ...options, before: undefined })
		}
	}

	return {
		async load(options) {
			try {
				const [page, summary] = await Promise.all([listOrFirst(options), service.summary()])
				return { ...page, summary, isDegraded: false }
			} catch (error) {
				log.error({ err: error }, 'reviews could not be read')
				const reviews = examples(options.locale)
				return { reviews, next: undefined, summary: summariseExamples(reviews), isDegraded: true }
			}
		},

		async latest(options) {
			try {
				return { reviews: (await service.list(options)).reviews, isDegraded: false }
			} catch (error) {
				log.error({ err: error }, 'reviews could not be read')
				return { reviews: examples(options.locale).slice(0, options.limit), isDegraded: true }
			}
		},

		async submit(fields, visitor) {
			const { values, errors } = checkForm(ReviewDraftSchema, fields)
			if (errors) return { ok: false, code: 'invalid-input', errors }
			try {
				const guard = FormGuardSchema.parse(fields)
				const post = { ...values, consent: true }
				return { ok: true, ...(await service.publish(post, guard, visitor)) }
			} catch (error) {
				const { code, errors, retryAfterSeconds, members } = asAppError(error as never)
				if (code === 'internal') log.error({ err: error }, 'a review could not be stored')
				const challenge = members.challenge as Challenge | undefined
				return { ok: false, code, errors, retryAfterSeconds, challenge }
			}
		},
	}
}
