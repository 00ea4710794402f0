import type { FastifyReply } from 'fastify'
import { secretAddressHeaders } from '#app/site/secret-address.ts'

export function keepPrivate(reply: FastifyReply) {
	reply.headers(secretAddressHeaders)
}
