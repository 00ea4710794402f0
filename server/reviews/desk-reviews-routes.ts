import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defaultLocale, locales } from '#domain/locale.ts'
import { OwnerReplySchema } from '#domain/reviews/owner-reply.ts'
import { DeskReviewListSchema, ReviewSchema } from '#domain/reviews/published-review.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import type { ReviewsService } from './reviews-service.ts'

const params = z.object({ id: z.string() })
const language = z.enum(locales).default(defaultLocale)

type Deps = { reviews: ReviewsService; session: OwnerSession }

/** The owner's actions on reviews. */
export function deskReviewsRoutes(app: FastifyInstance, { reviews, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/desk/reviews',
			ownersRoute('Reviews, those without a reply first, hidden ones included', {
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(50),
					before: z.string().optional(),
					language,
				}),
				response: { 200: DeskReviewListSchema, ...problemResponses(401, 422, 503) },
			}),
			async ({ query: { language: locale, ...page } }) =>
				await reviews.listForDesk({ locale, ...page }),
		)
		routes.delete(
			'/api/desk/sample-reviews',
			ownersRoute('Delete the sample reviews, all of them and for good', {
				response: { 204: z.void(), ...problemResponses(401, 503) },
			}),
			async (_request, reply) => {
				await reviews.removeSamples()
				reply.code(204)
			},
		)
		routes.put(
			'/api/reviews/:id/answer',
			ownersRoute('Publish or change the reply to a review', {
				params,
				querystring: z.object({ language }),
				body: OwnerReplySchema,
				response: { 200: ReviewSchema, ...problemResponses(401, 404, 409, 422, 503) },
			}),
			async ({ params, body: { message, seen }, query: { language: locale } }) =>
				await reviews.reply(params.id, message, { locale, seen }),
		)
		routes.delete(
			'/api/reviews/:id/answer',
			ownersRoute('Withdraw the reply to a review', {
				params,
				response: { 204: z.void(), ...problemResponses(401, 404, 503) },
			}),
			async ({ params }, reply) => {
				await reviews.reply(params.id, null, { locale: defaultLocale })
				reply.code(204)
			},
		)
		for (const [method, isHidden, summary] of [
			['PUT', true, 'Hide a review'],
			['DELETE', false, 'Show a hidden review again'],
		] as const)
			routes.route({
				method,
				url: '/api/reviews/:id/hidden',
				...ownersRoute(summary, {
					params,
					response: { 204: z.void(), ...problemResponses(401, 404, 503) },
				}),
				async handler({ params }, reply) {
					await reviews.setHidden(params.id, isHidden)
					reply.code(204)
				},
			})
		routes.delete(
			'/api/delete/:id',
			ownersRoute('Delete a review', {
				tags: ['Reviews'],
				params,
				response: { 200: z.object({ deleted: z.string() }), ...problemResponses(401, 404, 503) },
			}),
			async ({ params: { id } }) => {
				await reviews.remove(id)
				return { deleted: id }
			},
		)
		routes.post(
			'/api/restore/:id',
			ownersRoute('Undo a deletion of a moment ago', {
				tags: ['Reviews'],
				params,
				querystring: z.object({ language }),
				response: { 200: ReviewSchema, ...problemResponses(401, 404, 503) },
			}),
			async ({ params: { id }, query }) => await reviews.restore(id, query.language),
		)
	})
}
