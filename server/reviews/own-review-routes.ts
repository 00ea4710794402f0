import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { reviewKeyHeader } from '#domain/reviews/own-review.ts'
import { ReviewSchema } from '#domain/reviews/published-review.ts'
import { OwnKeySchema, ReviewPostSchema } from '#domain/reviews/review.ts'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { Writer } from './own-review.ts'
import type { ReviewsService } from './reviews-service.ts'

const tags = ['Reviews']
const params = z.object({ id: z.string() })

type Deps = { reviews: ReviewsService; floods: FloodGuard }

/** For the visitor who wrote the review, during an hour. */
export function ownReviewRoutes(app: FastifyInstance, { reviews, floods }: Deps) {
	const routes: ZodApp = app.withTypeProvider()
	const description =
		'Within an hour, with the `key` of `POST /api/create` in the header `x-review-key`. 404 for another key, and after that hour.'

	routes.put(
		'/api/reviews/:id',
		{
			...floods.route,
			schema: {
				tags,
				summary: 'Correct one’s own review',
				description: `${description} 409 once the owner has replied.`,
				params,
				body: ReviewPostSchema,
				response: { 200: ReviewSchema, ...problemResponses(404, 409, 422, 429, 503) },
			},
		},
		async (request) =>
			await reviews.correct(request.params.id, request.body, writerOf(request, floods)),
	)
	routes.delete(
		'/api/reviews/:id',
		{
			schema: {
				tags,
				summary: 'Withdraw one’s own review',
				description,
				params,
				response: { 204: z.void(), ...problemResponses(404, 429, 503) },
			},
		},
		async (request, reply) => {
			await reviews.withdraw(request.params.id, writerOf(request, floods))
			reply.code(204)
		},
	)
}

function writerOf(request: FastifyRequest, floods: FloodGuard): Writer {
	const { data } = OwnKeySchema.safeParse({ key: request.headers[reviewKeyHeader] })
	if (!data?.key) throw new AppError('not-found')
	return { ...floods.visitorOf(request), key: data.key }
}
