import type { Database } from '#db/connect.ts'
import type { Config } from './config.ts'
import { startEnquiries } from './enquiries/start-enquiries.ts'
import type { Log } from './http/logger.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createPublish } from './reviews/publish-review.ts'
import { createReviewsForPages } from './reviews/reviews-for-pages.ts'
import { createReviewsService } from './reviews/reviews-service.ts'
import { createPasswords, type Passwords } from './session/passwords.ts'
import { createSessionService } from './session/session-service.ts'
import { createSiteSecret } from './site-secret.ts'
import { createProofs, type Effort } from './spam/proofs.ts'
import { createSpamGuard } from './spam/spam-guard.ts'
import { createTickets } from './spam/tickets.ts'

/** What tests replace: the clock, and work that is slow on purpose. */
export type Replaceable = { now?: () => number; passwords?: Passwords; effort?: Effort }

type Options = { config: Config; database: Database; log: Log } & Replaceable
export type Backend = ReturnType<typeof createBackend>

/** Everything behind the routes and pages, put together once. */
export function createBackend({ config, database, log, now = Date.now, ...given }: Options) {
	const secret = createSiteSecret(database)
	const common = { database, secret, now }
	const rateLimits = createRateLimits(common)
	const session = createSessionService({
		...common,
		passwords: given.passwords ?? createPasswords(),
		ownerName: config.admin.name,
	})
	const proofs = createProofs({ ...common, ...(given.effort && { effort: given.effort }) })
	const spam = createSpamGuard({ rateLimits, proofs, tickets: createTickets(common) })
	const publish = createPublish({ database, rateLimits, spam, now })
	const reviews = createReviewsService({ database, publish, now })
	const enquiries = startEnquiries({ config, database, rateLimits, spam, log, clock: now })
	return {
		secret,
		rateLimits,
		session,
		spam,
		reviews,
		reviewsForPages: createReviewsForPages({ service: reviews, log, now }),
		enquiries: enquiries.enquiries,
		ownerEnquiries: enquiries.owner,
		enquiriesForPages: enquiries.forPages,
		stopMail: enquiries.stop,
		/** What is kept for a while only (the privacy policy promises it). */
		forgetOld: [
			rateLimits.forgetOld,
			session.forgetOld,
			proofs.forgetOld,
			reviews.forgetOld,
			enquiries.forgetOld,
		] as (() => Promise<void>)[],
	}
}
