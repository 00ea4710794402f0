import type {
	FastifyBaseLogger,
	FastifyInstance,
	FastifyServerOptions,
	RawReplyDefaultExpression,
	RawRequestDefaultExpression,
	RawServerDefault,
} from 'fastify'
import {
	serializerCompiler,
	validatorCompiler,
	type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Fastify whose handlers take their types from the routes' zod schemas. */
export type ZodApp = FastifyInstance<
	RawServerDefault,
	RawRequestDefaultExpression,
	RawReplyDefaultExpression,
	FastifyBaseLogger,
	ZodTypeProvider
>

/**
 * Zod checks requests and responses. Passed to Fastify's constructor, so that Fastify does not load its own compilers, some
 * hundred modules; its types know only those for JSON schemas.
 */
export const zodSchemaController = {
	compilersFactory: {
		buildValidator: () => validatorCompiler,
		buildSerializer: () => serializerCompiler,
	},
} as unknown as NonNullable<FastifyServerOptions['schemaController']>

const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	code: z.string(),
	errors: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
})

/** The error responses in a route's description. */
export function problemResponses<Status extends number>(...statuses: Status[]) {
	return Object.fromEntries(statuses.map((status) => [status, Problem])) as Record<
		Status,
		typeof Problem
	>
}

/** The description of a route for people who are signed in. Each may respond that their role does not include it. */
export function ownersRoute<Schema extends object>(summary: string, schema: Schema) {
	const response = 'response' in schema && {
		response: { ...problemResponses(403), ...(schema.response as object) },
	}
	const described: Schema = { ...schema, ...response }
	return { schema: { tags: ['Owner'], security: [{ owner: [] }], summary, ...described } }
}
