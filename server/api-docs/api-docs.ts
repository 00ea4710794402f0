import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { facts } from '#content/facts.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { type OpenApiDocument, writeDocsPage } from './docs-page.ts'

/** The API's description for programs (/api/openapi.json) and for people (/api/docs), written from the routes' schemas. */
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
				securitySchemes: {
					owner: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
				},
			},
		},
		transform: jsonSchemaTransform,
	})
	app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
	app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
		const html = writeDocsPage(app.swagger() as OpenApiDocument)
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', contentSecurityPolicy(html, { publicUrl }))
			.send(html)
	})
}
