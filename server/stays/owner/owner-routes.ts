import type { FastifyInstance } from 'fastify'
import { blockRoutes } from './block-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { rateRoutes } from './rate-routes.ts'
import { ownerRequestRoutes } from './request-routes.ts'

type Deps = Parameters<typeof ownerRequestRoutes>[1] & Parameters<typeof blockRoutes>[1]

export function ownerStaysRoutes(app: FastifyInstance, deps: Deps) {
	for (const add of [ownerRequestRoutes, blockRoutes, noticeRoutes, rateRoutes]) add(app, deps)
}
