import { randomBytes } from 'node:crypto'
import type { ReviewsForPages } from '#app/services.ts'
import { AppError } from '#domain/errors.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { FormGuardSchema } from '#domain/forms/form-guard.ts'
import type { OwnReviewKey } from '#domain/reviews/own-review.ts'
import { OwnKeySchema, ReviewFormSchema } from '#domain/reviews/review.ts'
import { summariseSamples } from '#domain/reviews/review-summary.ts'
import { formOutcome } from '#server/http/form-outcome.ts'
import type { Log } from '#server/http/logger.ts'
import type { ListOptions, ReviewsService } from './reviews-service.ts'
import { sampleReviewsIn } from './sample-reviews.ts'

type Options = {
	reviews: ReviewsService
	isGuest: (key: string) => Promise<boolean>
	log: Log
	now: () => number
}

export function createReviewsForPages({ reviews, isGuest, log, now }: Options): ReviewsForPages {
	async function listOrFirst(options: ListOptions) {
		try {
			return await reviews.list(options)
		} catch (error) {
			// An unknown `before`, typed into the address, gets the first page.
			if (!(error instanceof AppError && options.before !== undefined)) throw error
			return await reviews.list({ ...options, before: undefined })
		}
	}

	return {
		async load(options) {
			try {
				const [page, summary] = await Promise.all([listOrFirst(options), reviews.summary()])
				return { ...page, summary, isDegraded: false }
			} catch (error) {
				log.error({ err: error }, 'reviews could not be read')
				const samples = sampleReviewsIn(options.locale, now())
				const summary = summariseSamples(samples)
				return { reviews: samples, next: undefined, summary, isDegraded: true }
			}
		},

		async latest(options) {
			try {
				return { reviews: (await reviews.list(options)).reviews, isDegraded: false }
			} catch (error) {
				log.error({ err: error }, 'reviews could not be read')
				const samples = sampleReviewsIn(options.locale, now())
				return { reviews: samples.slice(0, options.limit), isDegraded: true }
			}
		},

		isGuest: (key) => isGuest(key).catch(() => false),

		submit: (fields, visitor) =>
			formOutcome(log, async () => {
				const key = randomBytes(16).toString('base64url')
				const guard = FormGuardSchema.parse(fields)
				return { ...(await reviews.publish(postOf(fields), guard, visitor, key)), key }
			}),

		async findOwn(own, locale) {
			if (!isOwnKey(own)) return undefined
			return await reviews.findOwn(own, locale).catch((error) => {
				log.error({ err: error }, 'a review could not be read')
				return undefined
			})
		},
		correct: (own, fields, visitor) =>
			formOutcome(log, async () => {
				if (!isOwnKey(own)) throw new AppError('not-found')
				const by = { ...visitor, key: own.key }
				return { review: await reviews.correct(own.id, postOf(fields), by) }
			}),
		withdraw: (own, visitor) =>
			formOutcome(log, async () => {
				if (!isOwnKey(own)) throw new AppError('not-found')
				await reviews.withdraw(own.id, { ...visitor, key: own.key })
				return {}
			}),
	}
}

function postOf(fields: unknown) {
	const { values, errors } = checkForm(ReviewFormSchema, fields)
	if (errors) throw new AppError('invalid-input', { errors })
	return { ...values, consent: true }
}

function isOwnKey({ id, key }: OwnReviewKey): boolean {
	return /^[\w-]{1,64}$/.test(id) && OwnKeySchema.safeParse({ key }).success
}
