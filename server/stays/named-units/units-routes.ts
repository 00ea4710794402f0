import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NamedUnitsSchema } from '#domain/stays/named-units.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import { Seen } from '#server/http/seen-version.ts'
import type { UnitsService } from './units-service.ts'

const Units = z.array(z.object({ id: z.string(), name: z.string() })).optional()
const response = {
	200: z.object({
		units: z.object({ cabin: Units, glamping: Units, camping: Units }),
		version: z.string(),
	}),
	...problemResponses(401, 409, 422, 503),
}

export function unitsRoutes(
	app: FastifyInstance,
	{ units, session }: { units: UnitsService; session: OwnerSession },
) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/units',
			ownersRoute('The names of units, by offer', { response }),
			async () => await units.read(),
		)
		routes.put(
			'/api/units',
			ownersRoute('Name units; one with bookings to come cannot be removed', {
				description:
					'A unit keeps its bookings and its feed under its id, whatever its name. 409 `units-taken` says what is booked in a unit that would go.',
				querystring: Seen,
				body: z.object({ units: NamedUnitsSchema }),
				response,
			}),
			async ({ body, query: { seen } }) => await units.save(body.units, seen),
		)
	})
}
