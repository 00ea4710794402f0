import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError, statusOf } from '#domain/errors.ts'
import { asAppError } from '#server/http/problems.ts'
import type { LimitName } from './limits.ts'
import type { RateLimits } from './rate-limits.ts'
import { networkOf } from './visitor-code.ts'

const malformedStatuses: number[] = [400, 413, 415, 422]
const overLimitStatuses: number[] = [428, 429]
/** Networks beyond these are forgotten, the oldest first. */
const mostRemembered = 10_000

type Options = { rateLimits: RateLimits; now: () => number }
export type FloodGuard = ReturnType<typeof createFloodGuard>

/**
 * Malformed posts get their 4xx outside the limits of valid ones, until there are too many of them. A network that goes on
 * posting over its limits is refused before its bodies are read, from memory: a flood costs neither parsing nor a query.
 */
export function createFloodGuard({ rateLimits, now }: Options) {
	const closedUntil = new Map<string, number>()

	const closedFor = (address: string) => (closedUntil.get(networkOf(address)) ?? 0) - now()

	/** Counts a refused post; throws `too-many-requests` when there are too many malformed ones. */
	async function count(address: string, status: number) {
		const refusal = malformedStatuses.includes(status)
			? await take('malformed', address)
			: undefined
		if (refusal || overLimitStatuses.includes(status)) {
			const flood = await take('flood', address)
			if (flood) close(networkOf(address), flood)
		}
		if (refusal) throw refusal
	}

	/** When the database fails, posts are not counted but still get their 4xx. */
	async function take(name: LimitName, address: string): Promise<AppError | undefined> {
		try {
			await rateLimits.take(name, address)
		} catch (error) {
			if (error instanceof AppError) return error
		}
	}

	function close(network: string, { retryAfterSeconds = 1 }: AppError) {
		closedUntil.delete(network)
		closedUntil.set(network, now() + retryAfterSeconds * 1000)
		const [oldest] = closedUntil.keys()
		if (closedUntil.size > mostRemembered && oldest !== undefined) closedUntil.delete(oldest)
	}

	/** Options of a route that visitors post to. */
	const route = {
		onRequest: async ({ ip }: FastifyRequest) => {
			const closedMs = closedFor(ip)
			if (closedMs > 0)
				throw new AppError('too-many-requests', { retryAfterSeconds: closedMs / 1000 })
		},
		errorHandler: async (error: FastifyError, { ip }: FastifyRequest): Promise<never> => {
			if (closedFor(ip) <= 0) await count(ip, statusOf[asAppError(error).code])
			throw error
		},
	}

	return { count, route }
}

/**
 * Options of a route to sign in by, which no flood closes: whoever shares the network of a flood must still get in. Guesses
 * have the login guard's delays. A malformed one is refused before anything is looked up, so counting it would cost more
 * than refusing it, and its body is small: this holds the longest name, password and code, every character escaped.
 */
export const signInRoute = { bodyLimit: 8 * 1024 }
