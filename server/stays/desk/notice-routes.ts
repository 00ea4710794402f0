import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NoticesResponseSchema } from '#domain/stays/responses/notices-response.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import type { NoticesService } from './notices-service.ts'
import { params, problems } from './route-schemas.ts'

type Deps = { notices: NoticesService; session: OwnerSession }

/** Messages for the owner that belong to no request. */
export function noticeRoutes(app: FastifyInstance, { notices, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/notices',
			ownersRoute('What the owner must know and no request says, newest first', {
				response: { 200: NoticesResponseSchema, ...problems },
			}),
			async () => ({ notices: await notices.list() }),
		)
		routes.delete(
			'/api/notices/:id',
			ownersRoute('Dismiss a notice', {
				params,
				response: { 200: z.object({ deleted: z.literal(1) }), ...problems },
			}),
			async ({ params: { id } }) => {
				await notices.dismiss(id)
				return { deleted: 1 as const }
			},
		)
	})
}
