import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { facts } from '#content/facts.ts'
import { docsStyle, type OpenApiDocument, writeDocsPage } from './docs-page.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The OpenAPI document (/api/openapi.json) and its page (/api/docs). Called first: it describes the routes added later. */
export async function apiDocs(app: FastifyInstance, publicUrl: string) {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: `${facts.name} API`,
				version: '1.0.0',
				description: 'Errors are application/problem+json (RFC 9457) with a stable `code`.',
			},
			components: {
				securitySchemes: { owner: { type: 'apiKey', in: 'header', name: 'x-auth-token' } },
			},
		},
		transform: jsonSchemaTransform,
	})
	// Both are written at the first request.
	let json: string | undefined
	app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
		json ??= JSON.stringify(app.swagger())
		return reply.type('application/json; charset=utf-8').send(json)
	})
	let html: string | undefined
	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
		html ??= writeDocsPage(app.swagger() as OpenApiDocument)
		return reply
			.type('text/html; charset=utf-8')
			.header(
				'content-security-policy',
				contentSecurityPolicy({ scripts: [], styles: [docsStyle] }, { publicUrl }),
			)
			.send(html)
	})
}
