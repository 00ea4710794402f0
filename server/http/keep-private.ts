import type { FastifyReply, FastifyRequest } from 'fastify'
import { secretAddressHeaders } from '#app/site/secret-address.ts'

/** An `onSend` hook of routes with secret addresses. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply) {
	reply.headers(secretAddressHeaders)
}
