import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FormGuardSchema } from '#domain/forms/form-guard.ts'
import { defaultLocale, inEachLanguage, type Locale, locales } from '#domain/locale.ts'
import { ReviewSchema } from '#domain/reviews/published-review.ts'
import { OwnKeySchema, ReviewPostSchema } from '#domain/reviews/review.ts'
import type { OwnerSession } from '#server/http/require-owner.ts'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import { compressForAll, sendStored, storeFile } from '#server/http/stored-response.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { deskReviewsRoutes } from './desk-reviews-routes.ts'
import { ownReviewRoutes } from './own-review-routes.ts'
import type { ReviewsService } from './reviews-service.ts'

const tags = ['Reviews']
const language = z.enum(locales).default(defaultLocale)
const usualPage = 50
/** The response to a call without parameters, as the specification has it; the pages ask for parts. */
const wholeList = 1_000
/** The cache key; cached lists are served before this route. */
const wholeListAt = inEachLanguage((locale) =>
	locale === defaultLocale ? '/api/reviews' : `/api/reviews?language=${locale}`,
)

type Deps = {
	reviews: ReviewsService
	session: OwnerSession
	floods: FloodGuard
	/** The page cache; hits never reach this route. */
	cache: PageCache
	headers: Record<string, string>
}

export function reviewsRoutes(app: FastifyInstance, deps: Deps) {
	const { reviews, floods, cache, headers } = deps
	const routes: ZodApp = app.withTypeProvider()

	async function renderWholeList(locale: Locale) {
		const { reviews: list, next } = await reviews.list({ limit: wholeList, locale })
		const body = Buffer.from(JSON.stringify(z.array(ReviewSchema).parse(list)))
		const response = storeFile({
			headers: { ...headers, ...(next && { link: nextLink(100, next, locale) }) },
			type: 'application/json; charset=utf-8',
			caching: 'public, no-cache',
			body,
			compressed: await compressForAll(body),
		})
		return { response, isCacheable: true }
	}

	app.register(async (scope) => {
		await scope.register(etag, { algorithm: 'sha256' })
		const withEtag: ZodApp = scope.withTypeProvider()
		withEtag.get(
			'/api/reviews',
			{
				schema: {
					tags,
					summary: 'Reviews, newest first',
					description:
						'Without `limit` and `before` the newest 1,000. `before` is the `_id` of the last review seen; the `Link` header leads to the next page. `language` chooses the text of sample reviews.',
					querystring: z.object({
						limit: z.coerce.number().int().min(1).max(100).optional(),
						before: z.string().optional(),
						language,
					}),
					response: { 200: z.array(ReviewSchema), 304: z.void(), ...problemResponses(422, 503) },
				},
			},
			async (request, reply) => {
				const { before, language } = request.query
				// The key is what is asked for, not the address: `?x=1` must not cost another list of 1,000.
				if (before === undefined && request.query.limit === undefined) {
					const response = await cache.get(wholeListAt[language], () => renderWholeList(language))
					reply.hijack()
					sendStored(request.raw, reply.raw, response)
					return []
				}
				const limit = request.query.limit ?? usualPage
				const page = await reviews.list({ limit, before, locale: language })
				if (page.next) {
					reply.header('link', nextLink(limit, page.next, language))
				}
				reply.header('cache-control', 'public, no-cache')
				return page.reviews
			},
		)
	})

	routes.post(
		'/api/create',
		{
			...floods.route,
			schema: {
				tags,
				summary: 'Publish a review',
				description:
					'`name`, `evaluation` and `message` are enough. A client that may have to send it again adds an `id` (UUID version 7): the same id gets 200 and the review as it was published. Without one, sent again within a day, the same review gets 200 and the review as it was published; the same text under another name 409. A response of 428 has a `challenge` (ALTCHA, proof of work v2): send the same again with its solution as `altcha`. With `key`, at least 22 random characters, the review can be changed for an hour.',
				body: z.intersection(z.intersection(ReviewPostSchema, FormGuardSchema), OwnKeySchema),
				response: {
					200: ReviewSchema,
					201: ReviewSchema,
					...problemResponses(409, 422, 428, 429, 503),
				},
			},
		},
		async (request, reply) => {
			const { website, ticket, altcha, key, ...post } = request.body
			const guard = { website, ticket, altcha }
			const { review, isNew } = await reviews.publish(post, guard, floods.visitorOf(request), key)
			reply.code(isNew ? 201 : 200)
			return review
		},
	)

	ownReviewRoutes(app, deps)
	deskReviewsRoutes(app, deps)
}

function nextLink(limit: number, before: string, language: Locale): string {
	const next = new URLSearchParams({ limit: String(Math.min(limit, 100)), before })
	if (language !== defaultLocale) next.set('language', language)
	return `</api/reviews?${next}>; rel="next"`
}
