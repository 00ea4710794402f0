import type { Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Challenge, FormGuardFields } from '#domain/forms/form-guard.ts'
import { hourMs } from '#domain/time/dates.ts'
import type { RateLimit, RateLimits } from '#server/limits/rate-limits.ts'
import type { Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'

/** Counts the posts of the whole site and refuses none. */
const posts: RateLimit = { name: 'posts', max: Number.POSITIVE_INFINITY, windowMs: hourMs / 6 }
const everyone = 'everyone'
/** Within ten minutes: many times what a busy day brings. */
const pressure = 60

export type SpamGuard = ReturnType<typeof createSpamGuard>
type Options = { rateLimits: RateLimits; tickets: Tickets; proofs: Proofs }

/**
 * Requires a proof of work for posts that look automated, and for every post while the site is under pressure. No post is
 * dropped silently: a person whose browser filled in the honeypot can solve the challenge.
 */
export function createSpamGuard({ rateLimits, tickets, proofs }: Options) {
	const isUnderPressure = async () => (await rateLimits.used(posts, everyone)) >= pressure

	async function looksAutomated({ website, ticket }: FormGuardFields) {
		if (website) return true
		return ['forged', 'too-quick'].includes(await tickets.judge(ticket))
	}

	async function challengeRequired() {
		const challenge = await proofs.issue()
		return new AppError('challenge-required', { members: { challenge } })
	}

	return {
		/** Called when a form is opened. Under pressure it adds a challenge, to be solved while the visitor writes. */
		async open(): Promise<{ ticket: string; challenge?: Challenge }> {
			const ticket = await tickets.issue()
			return (await isUnderPressure()) ? { ticket, challenge: await proofs.issue() } : { ticket }
		},

		/** Throws `challenge-required`, or returns what the transaction that stores the post must call. */
		async prepare(fields: FormGuardFields) {
			const proof = await proofs.verify(fields.altcha)
			if (!proof && ((await looksAutomated(fields)) || (await isUnderPressure())))
				throw await challengeRequired()
			const count = await rateLimits.prepare(posts, everyone)
			const anotherChallenge = proof && (await challengeRequired())

			return async (transaction: Transaction): Promise<void> => {
				await count(transaction)
				if (proof && !(await proofs.spend(transaction, proof))) throw anotherChallenge
			}
		},
	}
}
