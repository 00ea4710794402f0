import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
	ComingsResponseSchema,
	TakesResponseSchema,
} from '#domain/stays/responses/take-response.ts'
import type { Day } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute } from '#server/http/routes.ts'
import { checkRange } from '#server/stays/stays-routes.ts'
import type { CalendarService } from './calendar-service.ts'
import { problems } from './route-schemas.ts'

type Deps = {
	ownerCalendar: CalendarService
	stayDeps: { today: () => Day }
	session: OwnerSession
}

const Range = z.object({ from: z.iso.date(), to: z.iso.date() })

/** The takes of the owner's calendar, and the arrivals and departures. */
export function calendarRoutes(app: FastifyInstance, { ownerCalendar, stayDeps, session }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/stays',
			ownersRoute('Everything that takes units on these days', {
				querystring: Range,
				response: { 200: TakesResponseSchema, ...problems },
			}),
			async ({ query }) => {
				checkRange(query, { fewest: 1, today: stayDeps.today() })
				return await ownerCalendar.takes(query)
			},
		)
		routes.get(
			'/api/stays/arrivals',
			ownersRoute('Who comes and who leaves, from one day to another', {
				querystring: Range,
				response: { 200: ComingsResponseSchema, ...problems },
			}),
			async ({ query }) => {
				checkRange(query, { fewest: 0, today: stayDeps.today() })
				return await ownerCalendar.arrivals(query)
			},
		)
	})
}
