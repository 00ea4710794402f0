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

/** Fastify whose handlers know their input's types from the routes' zod schemas. */
export type ZodApp = FastifyInstance<
	RawServerDefault,
	RawRequestDefaultExpression,
	RawReplyDefaultExpression,
	FastifyBaseLogger,
	ZodTypeProvider
>

/**
 * Zod checks what comes in and what goes out. Given when the app is made, so that Fastify does not load its own
 * compilers, a hundred modules nobody would use; its types know only those for JSON schemas.
 */
export const zodSchemaController = {
	compilersFactory: {
		buildValidator: () => validatorCompiler,
		buildSerializer: () => serializerCompiler,
	},
} as unknown as NonNullable<FastifyServerOptions['schemaController']>
