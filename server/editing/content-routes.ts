import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
	ContentChangesSchema,
	DocumentListSchema,
	DocumentResponseSchema,
	HistoryResponseSchema,
	PublicationSchema,
} from '#domain/editing/responses.ts'
import { AppError } from '#domain/errors.ts'
import { documentsOf, mayEdit, type Person } from '#domain/owner/roles.ts'
import { isoTime } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes, personOf } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { ContentService } from './content-service.ts'

/** The restaurant changes the menu; the other words of the site are the owner's. */
export function onlyDocumentOf({ role }: Person): string | undefined {
	const documents = documentsOf[role]
	return typeof documents === 'object' ? documents.only : undefined
}

function refuseOthers({ role }: Person, document: string) {
	if (!mayEdit(role, document)) throw new AppError('not-allowed')
}

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
				response: { 200: DocumentListSchema, ...problemResponses(401, 503) },
			}),
			async (request) => await content.listDocuments(onlyDocumentOf(personOf(request))),
		)
		routes.get(
			'/api/content/:document',
			ownersRoute('Read a document with its draft', {
				params: Params,
				response: { 200: DocumentResponseSchema, ...problemResponses(401, 404, 503) },
			}),
			async (request) => {
				refuseOthers(personOf(request), request.params.document)
				return await content.readDocument(request.params.document)
			},
		)
		routes.patch(
			'/api/content/:document',
			ownersRoute('Change the draft of a document', {
				params: Params,
				body: ContentChangesSchema,
				response: {
					200: DocumentResponseSchema,
					...problemResponses(401, 404, 409, 413, 422, 503),
				},
			}),
			async (request) => {
				const { document } = request.params
				refuseOthers(personOf(request), document)
				await content.change(document, request.body.changes)
				return await content.readDocument(document)
			},
		)
		routes.post(
			'/api/content/publish',
			ownersRoute('Publish the whole draft at once; the restaurant that of the menu', {
				response: { 200: PublicationSchema, ...problemResponses(401, 409, 503) },
			}),
			async (request) => await content.publish(onlyDocumentOf(personOf(request))),
		)
		routes.delete(
			'/api/content/draft',
			ownersRoute('Discard the draft', {
				description:
					'With `seen`, the version in the list of documents, it responds with 409 when the draft was changed since.',
				querystring: Seen,
				response: { 204: z.null(), ...problemResponses(401, 409, 503) },
			}),
			async (request, reply) => {
				await content.discardDraft(request.query.seen)
				return reply.code(204).send(null)
			},
		)
		routes.get(
			'/api/content/history',
			ownersRoute('List what was published, newest first', {
				response: { 200: HistoryResponseSchema, ...problemResponses(401, 503) },
			}),
			async () => ({
				versions: (await content.listVersions()).map(({ publishedAt, ...version }) => ({
					...version,
					publishedAt: isoTime(publishedAt),
				})),
			}),
		)
		routes.post(
			'/api/content/history/:version/restore',
			ownersRoute(
				'Bring back the state as of a version, as a new version; 0 is the built-in site',
				{
					description:
						'With `seen`, the version that was public, it responds with 409 when something was published since.',
					params: z.object({ version: z.coerce.number().int().min(0) }),
					querystring: z.object({ seen: z.coerce.number().int().optional() }),
					response: { 200: PublicationSchema, ...problemResponses(401, 404, 409, 422, 503) },
				},
			),
			async (request) => await content.restore(request.params.version, request.query.seen),
		)
	})
}
