import type { Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Challenge, FormGuardFields, Visitor } from '#domain/forms/form-guard.ts'
import { limits } from '#server/limits/limits.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'

/** The limit is the whole site's. */
const everyone = ''

export type SpamGuard = ReturnType<typeof createSpamGuard>
type Opened = { ticket: string; challenge?: Challenge }
type Options = { rateLimits: RateLimits; tickets: Tickets; proofs: Proofs }

/**
 * Requires a proof of work for posts that look automated, and for every post while the site is under pressure. No post is
 * dropped silently: a person whose browser filled in the honeypot can solve the challenge.
 */
export function createSpamGuard({ rateLimits, tickets, proofs }: Options) {
	const isUnderPressure = async () =>
		(await rateLimits.used('posts', everyone)) >= limits.posts.most

	async function looksAutomated({ website, ticket }: FormGuardFields) {
		if (website) return true
		return ['forged', 'too-quick'].includes(await tickets.judge(ticket))
	}

	async function challengeRequired() {
		const challenge = await proofs.issue()
		return new AppError('challenge-required', { members: { challenge } })
	}

	return {
		/**
		 * Called when a form is opened. Under pressure, and where a flood has closed the visitor's network, it adds a challenge, to
		 * be solved while the visitor writes.
		 */
		async open({ isClosed }: { isClosed: boolean }): Promise<Opened> {
			const ticket = await tickets.issue()
			if (!isClosed && !(await isUnderPressure())) return { ticket }
			return { ticket, challenge: await proofs.issue() }
		},

		/** Throws `challenge-required`, or returns what the transaction that stores the post must call. */
		async prepare(fields: FormGuardFields, { hasProof }: Visitor) {
			if (hasProof) return async () => {}
			const proof = await proofs.verify(fields.altcha)
			if (!proof && ((await looksAutomated(fields)) || (await isUnderPressure())))
				throw await challengeRequired()
			const takePost = await rateLimits.prepare('posts', everyone)

			return async (transaction: Transaction): Promise<void> => {
				const isAdmitted = proof ? proofs.spend(transaction, proof) : takePost(transaction)
				if (!(await isAdmitted)) throw await challengeRequired()
			}
		},
	}
}
