import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemAnswers } from '#server/http/routes.ts'
import type { ContentService } from './content-service.ts'

const Locale = z.enum(locales)
const Texts = z.object({ es: z.string().nullable(), en: z.string().nullable() })

const DocumentAnswer = z.object({
	name: z.string(),
	fields: z.array(
		z.union([
			Texts.extend({
				path: z.string(),
				default: Texts.nullable().describe('Built in; null in an item that the owner added'),
				draft: Texts.nullable(),
				stale: Locale.optional().describe('Not changed together with the other language'),
				isDefaultChanged: z.boolean().optional(),
				longest: z.int().optional(),
			}),
			z.object({
				path: z.string(),
				value: z.unknown(),
				default: z.unknown(),
				draft: z.unknown(),
				isPlaceholder: z.boolean().optional(),
			}),
		]),
	),
	lists: z
		.array(z.object({ path: z.string(), items: z.array(z.unknown()), model: z.unknown() }))
		.optional()
		.describe('As the draft has them, `[{ es, en }, …]`; `model` is how an item looks'),
	placeholders: z
		.array(z.object({ name: z.string(), es: z.string().nullable(), en: z.string().nullable() }))
		.optional()
		.describe('What texts may name in braces, with its present words'),
	orphans: z
		.array(z.object({ path: z.string(), locale: z.string(), value: z.unknown() }))
		.optional()
		.describe('Changes to texts that this version of the site no longer has'),
})

const ChangesBody = z.object({
	changes: z.array(
		z.object({
			path: z.string().max(200),
			locale: Locale.optional().describe('For a text; lists take both languages of each item'),
			value: z.unknown().describe('null for back to built-in; a list is `[{ es, en }, …]`'),
			seen: z.unknown().optional().describe('What the editor saw: 409 if it changed meanwhile'),
		}),
	),
})

const Version = z.object({ version: z.int() })
const Params = z.object({ document: z.string() })

/** The owner's words and facts: draft, publish, history. */
export function contentRoutes(
	app: FastifyInstance,
	{ session, content }: { session: OwnerSession; content: ContentService },
) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/content',
			ownersRoute('List the documents that can be edited', {
				response: {
					200: z.object({
						documents: z.array(
							z.object({ name: z.string(), hasDraft: z.boolean(), isChanged: z.boolean() }),
						),
						attention: z.array(
							z.object({
								name: z.string(),
								stale: z.int().describe('Texts that wait for their translation'),
								defaultChanged: z.int().describe('Changes whose built-in text an update changed'),
								orphans: z.int().describe('Changes to texts that the site no longer has'),
							}),
						),
						changes: z.int().describe('Texts and facts that publishing would change'),
						hasDraft: z.boolean(),
					}),
					...problemAnswers(401, 503),
				},
			}),
			async () => await content.listDocuments(),
		)
		routes.get(
			'/api/content/:document',
			ownersRoute('Read a document with its draft', {
				params: Params,
				response: { 200: DocumentAnswer, ...problemAnswers(401, 404, 503) },
			}),
			async (request) => await content.readDocument(request.params.document),
		)
		routes.patch(
			'/api/content/:document',
			ownersRoute('Change the draft of a document', {
				params: Params,
				body: ChangesBody,
				response: { 200: DocumentAnswer, ...problemAnswers(401, 404, 409, 413, 422, 503) },
			}),
			async ({ params: { document }, body }) => {
				await content.change(document, body.changes)
				return await content.readDocument(document)
			},
		)
		routes.post(
			'/api/content/publish',
			ownersRoute('Publish the whole draft at once', {
				response: { 200: Version, ...problemAnswers(401, 503) },
			}),
			async () => ({ version: await content.publish() }),
		)
		routes.delete(
			'/api/content/draft',
			ownersRoute('Discard the draft', {
				response: { 204: z.null(), ...problemAnswers(401, 503) },
			}),
			async (_request, reply) => {
				await content.discardDraft()
				return reply.code(204).send(null)
			},
		)
		routes.get(
			'/api/content/history',
			ownersRoute('List what was published, newest first', {
				response: {
					200: z.object({
						versions: z.array(
							z.object({
								version: z.int(),
								publishedAt: z.iso.datetime(),
								changes: z.array(
									z.object({
										document: z.string(),
										path: z.string(),
										locale: z.string(),
										before: z.unknown(),
										after: z.unknown(),
									}),
								),
							}),
						),
					}),
					...problemAnswers(401, 503),
				},
			}),
			async () => ({
				versions: (await content.listVersions()).map(({ publishedAt, ...version }) => ({
					...version,
					publishedAt: new Date(publishedAt).toISOString(),
				})),
			}),
		)
		routes.post(
			'/api/content/history/:version/restore',
			ownersRoute(
				'Bring back the state as of a version, as a new version; 0 is the built-in site',
				{
					params: z.object({ version: z.coerce.number().int().min(0) }),
					response: { 200: Version, ...problemAnswers(401, 404, 422, 503) },
				},
			),
			async (request) => ({ version: await content.restore(request.params.version) }),
		)
	})
}
