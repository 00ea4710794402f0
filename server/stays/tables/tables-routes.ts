import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { invalidField } from '#domain/errors.ts'
import {
	ConfirmedTableResponseSchema,
	TablesResponseSchema,
} from '#domain/stays/responses/table-response.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { callerOf, type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { TablesService } from './tables-service.ts'

type Deps = { tables: TablesService; session: OwnerSession; stayDeps: { today: () => Day } }

const daysByDefault = 60
const mostDays = 400
const problems = problemResponses(401, 403, 404, 409, 422, 503)

export function tablesRoutes(app: FastifyInstance, { tables, session, stayDeps }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/tables',
			ownersRoute('Tables that were asked for, by day and hour', {
				description:
					'From today, for two months, unless `from` and `to` say otherwise. Where there are many, `to` is earlier; `later` is the next day with a table.',
				querystring: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
				response: { 200: TablesResponseSchema, ...problems },
			}),
			async (request) => {
				const { query } = request
				const from = query.from ?? stayDeps.today()
				const to = query.to ?? addDays(from, daysByDefault)
				if (to < from) throw invalidField('to', 'errDepartureBeforeArrival')
				if (to > addDays(from, mostDays)) throw invalidField('to', 'errTooLong')
				return await tables.list({ from, to }, callerOf(request).person.role)
			},
		)
		routes.post(
			'/api/tables/:id/confirm',
			ownersRoute('Confirm a request for a table and nothing else', {
				params: z.object({ id: z.guid().toLowerCase() }),
				querystring: Seen,
				response: { 200: ConfirmedTableResponseSchema, ...problems },
			}),
			async (request) => {
				const { params, query } = request
				return await tables.confirm(params.id, callerOf(request).person.role, query.seen)
			},
		)
	})
}
