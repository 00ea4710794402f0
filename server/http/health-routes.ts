import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { ZodApp } from './zod-app.ts'

const Status = z.object({ status: z.literal('ok') })

/** Health: the process lives. Ready: it can also reach its data. */
export function healthRoutes(app: FastifyInstance, database: Database) {
	const routes: ZodApp = app.withTypeProvider()
	routes.get(
		'/api/health',
		{ schema: { summary: 'The process answers', tags: ['Health'], response: { 200: Status } } },
		async (_request, reply) => {
			reply.header('cache-control', 'no-store')
			return { status: 'ok' as const }
		},
	)
	routes.get(
		'/api/ready',
		{
			schema: {
				summary: 'The process reaches its database',
				tags: ['Health'],
				response: { 200: Status },
			},
		},
		async (_request, reply) => {
			if (!(await database.isReady())) throw new AppError('database-unavailable')
			reply.header('cache-control', 'no-store')
			return { status: 'ok' as const }
		},
	)
}
