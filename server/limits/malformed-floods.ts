import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError, statusOf } from '#domain/errors.ts'
import { asAppError } from '#server/http/problems.ts'
import { hourMs, type RateLimit, type RateLimits } from './rate-limits.ts'

const malformedPosts: RateLimit = { name: 'malformed', max: 300, windowMs: hourMs / 6 }
const malformedStatuses: number[] = [400, 413, 415, 422]

/** A route's `errorHandler`: malformed input gets its 4xx outside the limits of valid posts, until there is too much of it. */
export function refuseMalformedFloods(rateLimits: RateLimits) {
	return async (error: FastifyError, request: FastifyRequest): Promise<never> => {
		const isMalformed = malformedStatuses.includes(statusOf[asAppError(error).code])
		if (!isMalformed) throw error
		try {
			await rateLimits.take(malformedPosts, request.ip)
		} catch (refusal) {
			// Without a database it cannot be counted, but gets its 4xx all the same.
			throw refusal instanceof AppError ? refusal : error
		}
		throw error
	}
}
