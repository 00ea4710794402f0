import type { FastifyInstance } from 'fastify'
import { calendarRoutes } from './calendar-routes.ts'
import { entryRoutes } from './entry-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { optionRoutes } from './option-routes.ts'
import { rateRoutes } from './rate-routes.ts'
import { ownerRequestRoutes } from './request-routes.ts'

const allRoutes = [
	ownerRequestRoutes,
	entryRoutes,
	calendarRoutes,
	noticeRoutes,
	optionRoutes,
	rateRoutes,
]

type Deps = Parameters<typeof ownerRequestRoutes>[1] &
	Parameters<typeof entryRoutes>[1] &
	Parameters<typeof calendarRoutes>[1] &
	Parameters<typeof noticeRoutes>[1] &
	Parameters<typeof optionRoutes>[1] &
	Parameters<typeof rateRoutes>[1]

export function ownerStaysRoutes(app: FastifyInstance, deps: Deps) {
	for (const add of allRoutes) add(app, deps)
}
