import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { facts } from '#content/facts.ts'
import { zodSchemaController } from '#server/http/zod-app.ts'
import type { OpenApiDocument } from './docs-page.ts'

/** Of an app of its own with the same routes, since the plugin must be there before the routes are. */
export async function describeRoutes(routes: RouteOptions[]): Promise<OpenApiDocument> {
	const app = Fastify({ exposeHeadRoutes: false, schemaController: zodSchemaController })
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: `${facts.name} API`,
				version: '1.0.0',
				description: 'Errors are application/problem+json (RFC 9457) with a stable `code`.',
			},
			components: {
				securitySchemes: {
					owner: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
				},
			},
		},
		transform: jsonSchemaTransform,
	})
	for (const { method, url, schema } of routes)
		app.route({ method, url, ...(schema && { schema }), handler: () => undefined })
	await app.ready()
	return app.swagger() as OpenApiDocument
}
