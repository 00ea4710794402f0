import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { ZodApp } from './routes.ts'

const described = { tags: ['Health'], response: { 200: z.object({ status: z.literal('ok') }) } }

export function healthRoutes(app: FastifyInstance, database: Database) {
	const routes: ZodApp = app.withTypeProvider()
	routes.get(
		'/api/health',
		{ schema: { ...described, summary: 'The process responds' } },
		async () => ({ status: 'ok' as const }),
	)
	routes.get(
		'/api/ready',
		{ schema: { ...described, summary: 'The process reaches its database' } },
		async () => {
			if (!(await database.isReady())) throw new AppError('database-unavailable')
			return { status: 'ok' as const }
		},
	)
}
