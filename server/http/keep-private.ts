import type { FastifyReply } from 'fastify'

/** For addresses that are secrets: no cache stores the response, and no other site learns the address. */
export function keepPrivate(reply: FastifyReply) {
	reply.headers({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	})
}
