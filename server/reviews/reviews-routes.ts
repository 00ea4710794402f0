import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FormGuardSchema } from '#domain/form-guard.ts'
import { locales } from '#domain/locale.ts'
import { ReviewPostSchema } from '#domain/reviews/review.ts'
import { problemAnswers } from '#server/http/problem-schema.ts'
import { type OwnerSession, requireOwner } from '#server/http/require-owner.ts'
import type { ZodApp } from '#server/http/zod-app.ts'
import { refuseMalformedFloods } from '#server/limits/malformed-floods.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { ReviewsService } from './reviews-service.ts'

const ReviewSchema = z.object({
	_id: z.string(),
	name: z.string(),
	evaluation: z.int(),
	message: z.string(),
	createdAt: z.int(),
	isExample: z.boolean(),
})
const Id = z.object({ id: z.string() })
const language = z.enum(locales).default('es')

type Parts = { reviews: ReviewsService; session: OwnerSession; rateLimits: RateLimits }

export function reviewsRoutes(app: FastifyInstance, { reviews, session, rateLimits }: Parts) {
	const routes: ZodApp = app.withTypeProvider()
	const shared = { tags: ['Reviews'] }
	const ofOwner = { ...shared, security: [{ owner: [] }] }

	routes.get(
		'/api/reviews',
		{
			schema: {
				...shared,
				summary: 'Reviews, newest first',
				description:
					'`before` is the `_id` of the last review seen; the `Link` header leads to the next page. `language` chooses the text of examples.',
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(50),
					before: z.string().optional(),
					language,
				}),
				response: { 200: z.array(ReviewSchema), 304: z.void(), ...problemAnswers(422, 503) },
			},
		},
		async (request, reply) => {
			const { limit, before, language } = request.query
			const page = await reviews.list({ limit, before, locale: language })
			if (page.next) {
				const next = new URLSearchParams({ limit: String(limit), before: page.next })
				if (language !== 'es') next.set('language', language)
				reply.header('link', `</api/reviews?${next}>; rel="next"`)
			}
			const body = JSON.stringify(page.reviews)
			const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
			reply.headers({ etag, 'cache-control': 'public, no-cache' })
			if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(undefined)
			return reply.type('application/json; charset=utf-8').send(body as never)
		},
	)

	routes.post(
		'/api/create',
		{
			errorHandler: refuseMalformedFloods(rateLimits),
			schema: {
				...shared,
				summary: 'Publish a review',
				description:
					'`name`, `evaluation` and `message` are enough. Sent again within a day, the same review answers 200 as it was published; the same text under another name 409. An answer 428 holds a `challenge` (ALTCHA, proof of work v2): send the same again with its solution as `altcha`.',
				body: z.intersection(ReviewPostSchema, FormGuardSchema),
				response: {
					200: ReviewSchema,
					201: ReviewSchema,
					...problemAnswers(409, 422, 428, 429, 503),
				},
			},
		},
		async (request, reply) => {
			const { website, ticket, altcha, ...post } = request.body
			const guard = { website, ticket, altcha }
			const { review, isNew } = await reviews.publish(post, guard, { address: request.ip })
			reply.header('cache-control', 'no-store').code(isNew ? 201 : 200)
			return review
		},
	)

	routes.delete(
		'/api/delete/:id',
		{
			onRequest: requireOwner(session),
			schema: {
				...ofOwner,
				summary: 'Delete a review',
				params: Id,
				response: { 200: z.object({ deleted: z.string() }), ...problemAnswers(401, 404, 503) },
			},
		},
		async (request, reply) => {
			await reviews.remove(request.params.id)
			reply.header('cache-control', 'no-store')
			return { deleted: request.params.id }
		},
	)

	routes.post(
		'/api/restore/:id',
		{
			onRequest: requireOwner(session),
			schema: {
				...ofOwner,
				summary: 'Take back a deletion of a moment ago',
				params: Id,
				querystring: z.object({ language }),
				response: { 200: ReviewSchema, ...problemAnswers(401, 404, 503) },
			},
		},
		async (request, reply) => {
			reply.header('cache-control', 'no-store')
			return await reviews.restore(request.params.id, request.query.language)
		},
	)
}
