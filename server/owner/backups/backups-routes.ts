import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BackupsAnswerSchema } from '#domain/owner/answers.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemAnswers } from '#server/http/routes.ts'
import type { BackupsService } from './backups-service.ts'

type Parts = { session: OwnerSession; backups: BackupsService }

export function backupsRoutes(app: FastifyInstance, { session, backups }: Parts) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/backups',
			ownersRoute('The backups that are kept, newest first', {
				response: { 200: BackupsAnswerSchema, ...problemAnswers(401, 503) },
			}),
			async () => {
				const { backups: kept, ...rest } = await backups.list()
				const at = (time: number) => new Date(time).toISOString()
				return { ...rest, backups: kept.map((it) => ({ ...it, madeAt: at(it.madeAt) })) }
			},
		)
		routes.post(
			'/api/backups/:name',
			ownersRoute('Download a backup', {
				description:
					'Asks for the password, and with two-factor on for a code; wrong ones count like guesses at signing in.',
				params: z.object({ name: z.string() }),
				body: z.object({ password: z.string().max(1000), code: z.string().max(60).optional() }),
			}),
			async ({ params: { name }, body, ip }, reply) => {
				const { stream, bytes } = await backups.open(name, body, ip)
				return reply
					.type('application/octet-stream')
					.header('content-length', bytes)
					.header('content-disposition', `attachment; filename="${name}"`)
					.send(stream)
			},
		)
	})
}
