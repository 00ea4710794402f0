import type { FastifyInstance } from 'fastify'
import type { Review } from '#domain/reviews/review.ts'

/** The three fields of the specification. */
export const review = { name: 'Ana', evaluation: 4, message: 'La trucha, deliciosa' }

export function post(app: FastifyInstance, changes: object = {}, address = '203.0.113.1') {
	return app.inject({
		method: 'POST',
		url: '/api/create',
		headers: { 'x-forwarded-for': address },
		payload: { ...review, ...changes },
	})
}

export async function list(app: FastifyInstance, query = ''): Promise<Review[]> {
	return (await app.inject({ url: `/api/reviews${query}` })).json()
}
