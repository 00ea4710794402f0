import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError, statusOf } from '#domain/errors.ts'
import { asAppError } from '#server/http/problems.ts'
import { hourMs, type RateLimit, type RateLimits } from './rate-limits.ts'

const malformedPosts: RateLimit = { name: 'malformed', max: 300, windowMs: hourMs / 6 }
const malformedStatuses: number[] = [400, 413, 415, 422]

/**
 * A route's `errorHandler`: input that makes no sense gets its 4xx, apart from the limits of well-formed posts,
 * until it floods.
 */
export function refuseMalformedFloods(rateLimits: RateLimits) {
	return async (error: FastifyError, request: FastifyRequest): Promise<never> => {
		const isMalformed = malformedStatuses.includes(statusOf[asAppError(error).code])
		if (!isMalformed) throw error
		try {
			await rateLimits.take(malformedPosts, request.ip)
		} catch (refusal) {
			// Not counted for want of a database, it is refused all the same.
			throw refusal instanceof AppError ? refusal : error
		}
		throw error
	}
}
