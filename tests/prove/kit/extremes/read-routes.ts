import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'

export type Schema = z.core.JSONSchema.JSONSchema

export type ApiRoute = {
	method: string
	/** With its parameters: `/api/reviews/:id`. */
	path: string
	params: Schema
	query: Schema
	/** Undefined for routes that take no body, or one that no schema describes. */
	body: Schema | undefined
}

const channel = 'fastify.initialization'

/** Builds an app, and returns with it every route that was added to it: a new one needs no entry in any list. */
export async function withRoutes(
	build: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; routes: ApiRoute[] }> {
	const routes: ApiRoute[] = []
	const watch = (message: unknown) => {
		const { fastify } = message as { fastify: FastifyInstance }
		fastify.addHook('onRoute', (route) => {
			for (const method of [route.method].flat()) routes.push(describeRoute(method, route))
		})
	}
	subscribe(channel, watch)
	try {
		const app = await build()
		await app.ready()
		return { app, routes }
	} finally {
		unsubscribe(channel, watch)
	}
}

function describeRoute(method: string, { url, schema = {} }: RouteOptions): ApiRoute {
	return {
		method,
		path: url,
		params: asJsonSchema(schema.params) ?? {},
		query: asJsonSchema(schema.querystring) ?? {},
		body: asJsonSchema(schema.body),
	}
}

function asJsonSchema(schema: unknown): Schema | undefined {
	if (!schema) return undefined
	return inlined(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' }))
}

/** Zod names a schema that occurs twice, and refers to it. */
function inlined(whole: Schema): Schema {
	const resolve = (part: unknown, depth = 0): unknown => {
		if (Array.isArray(part)) return part.map((item) => resolve(item, depth))
		if (typeof part !== 'object' || part === null) return part
		if ('$ref' in part && typeof part.$ref === 'string') {
			const named = whole.$defs?.[part.$ref.replace('#/$defs/', '')]
			return named && depth < 4 ? resolve(named, depth + 1) : {}
		}
		return Object.fromEntries(
			Object.entries(part).map(([name, value]) => [name, resolve(value, depth)]),
		)
	}
	return resolve(whole) as Schema
}
