import type { FastifyError, FastifyRequest } from 'fastify'
import type { Query } from '#db/connect.ts'
import { AppError, statusOf } from '#domain/errors.ts'
import type { FormGuardFields, Visitor } from '#domain/forms/form-guard.ts'
import { asAppError } from '#server/http/problems.ts'
import type { LimitName } from './limits.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Proofs } from './spam/proofs.ts'
import { networkOf } from './visitor-code.ts'

const malformedStatuses: number[] = [400, 413, 415, 422]
const overLimitStatuses: number[] = [428, 429]
/** Networks and proofs beyond these are forgotten, the oldest first. */
const mostRemembered = 10_000

type Options = { rateLimits: RateLimits; proofs: Proofs; query: Query; now: () => number }
export type FloodGuard = ReturnType<typeof createFloodGuard>

/**
 * Malformed posts get their 4xx outside the limits of valid ones, until there are too many of them. A network that goes on
 * posting over its limits is refused before its bodies are read, from memory: a flood costs neither parsing nor a query. Its
 * neighbours get in with a proof of work, over whatever limit the network is, which pays for one post.
 */
export function createFloodGuard({ rateLimits, proofs, query, now }: Options) {
	const closedUntil = new Map<string, number>()
	/** A proof that is sent again and again costs one query. */
	const spent = new Map<string, true>()
	const proven = new WeakSet<FastifyRequest>()

	const closedFor = (address: string) => (closedUntil.get(networkOf(address)) ?? 0) - now()

	/** Counts a refused post; throws `too-many-requests` when there are too many malformed ones. */
	async function count(request: FastifyRequest, status: number) {
		if (proven.has(request) || closedFor(request.ip) > 0) return
		const refusal = malformedStatuses.includes(status)
			? await take('malformed', request.ip)
			: undefined
		if (refusal || overLimitStatuses.includes(status)) {
			const flood = await take('flood', request.ip)
			if (flood) close(networkOf(request.ip), flood)
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
		remember(closedUntil, network, now() + retryAfterSeconds * 1000)
	}

	async function spendProof({ query: parameters }: FastifyRequest): Promise<boolean> {
		const proof = await proofs.verify((parameters as FormGuardFields).altcha)
		if (!proof || spent.has(proof.id)) return false
		remember(spent, proof.id, true)
		return await proofs.spend(query, proof)
	}

	/** Options of a route that visitors post to. */
	const route = {
		onRequest: async (request: FastifyRequest) => {
			if (await spendProof(request)) proven.add(request)
			else if (closedFor(request.ip) > 0) throw askForProof(closedFor(request.ip) / 1000)
		},
		errorHandler: async (error: FastifyError, request: FastifyRequest): Promise<never> => {
			const refusal = await count(request, statusOf[asAppError(error).code]).then(
				() => error,
				(tooMany) => tooMany,
			)
			const { code, retryAfterSeconds } = asAppError(refusal)
			throw code === 'too-many-requests' ? askForProof(retryAfterSeconds) : refusal
		},
	}

	return {
		count,
		route,
		/** Whether some posts of this network are refused without a proof of work. */
		isClosedTo: async (address: string) =>
			closedFor(address) > 0 || (await rateLimits.isUsedUp(address)),
		visitorOf: (request: FastifyRequest): Visitor => ({
			address: request.ip,
			hasProof: proven.has(request),
		}),
	}
}

function askForProof(retryAfterSeconds: number | undefined) {
	const after = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
	return new AppError('too-many-requests', { ...after, members: { challenge: '/api/ticket' } })
}

function remember<Value>(memory: Map<string, Value>, key: string, value: Value) {
	memory.delete(key)
	memory.set(key, value)
	const [oldest] = memory.keys()
	if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest)
}

/**
 * Options of a route to sign in by, which no flood closes: whoever shares the network of a flood must still get in. Guesses
 * have the login guard's delays. A malformed one is refused before anything is looked up, so counting it would cost more
 * than refusing it, and its body is small: this holds the longest name, password and code, every character escaped.
 */
export const signInRoute = { bodyLimit: 8 * 1024 }
