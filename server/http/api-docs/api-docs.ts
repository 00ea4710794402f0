import type { FastifyInstance, RouteOptions } from 'fastify'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import type { OpenApiDocument } from './docs-page.ts'

/** The API's description for programs (/api/openapi.json) and for people (/api/docs), written from the routes' schemas. */
export function apiDocs(app: FastifyInstance, publicUrl: string) {
	const routes: RouteOptions[] = []
	app.addHook('onRoute', (route) => {
		routes.push(route)
	})
	let described: Promise<OpenApiDocument> | undefined
	// Rarely asked for, and what writes it is large: loaded then, not at every start.
	const describeApi = async () => {
		described ??= import('./describe-routes.ts').then(({ describeRoutes }) =>
			describeRoutes(routes),
		)
		return await described
	}

	app.get('/api/openapi.json', { schema: { hide: true } }, describeApi)
	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
		const { writeDocsPage } = await import('./docs-page.ts')
		const html = writeDocsPage(await describeApi())
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', contentSecurityPolicy(html, { publicUrl }))
			.send(html)
	})
}
