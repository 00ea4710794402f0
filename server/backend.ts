import { facts } from '#content/facts.ts'
import type { Database } from '#db/connect.ts'
import type { Config } from './config.ts'
import { startEnquiries } from './enquiries/start-enquiries.ts'
import type { Log } from './http/logger.ts'
import { createLoginGuard } from './limits/login-guard.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createSiteSecret } from './limits/site-secret.ts'
import { createProofs, type Effort } from './limits/spam/proofs.ts'
import { createSpamGuard } from './limits/spam/spam-guard.ts'
import { createTickets } from './limits/spam/tickets.ts'
import { createPasswordService } from './owner/account/password-service.ts'
import { createTwoFactor } from './owner/account/two-factor-service.ts'
import { createOwnerCheck } from './owner/credentials/owner-check.ts'
import { isFixedPassword } from './owner/credentials/owner-credentials.ts'
import { createPasswords, type Passwords } from './owner/credentials/passwords.ts'
import { recoveryCost } from './owner/credentials/recovery-codes.ts'
import { createSecondFactor } from './owner/credentials/second-factor.ts'
import { createSessionService } from './owner/session/session-service.ts'
import { createPublish } from './reviews/publish-review.ts'
import { createReviewsForPages } from './reviews/reviews-for-pages.ts'
import { createReviewsService } from './reviews/reviews-service.ts'

/** What tests replace: the clock, work that is slow on purpose, and how late is too late. */
export type Replaceable = {
	now?: () => number
	passwords?: Passwords
	effort?: Effort
	lateEventLoopMs?: number
}

type Options = { config: Config; database: Database; log: Log } & Replaceable
export type Backend = ReturnType<typeof createBackend>

/** Everything behind the routes and pages, put together once. */
export function createBackend({ config, database, log, now = Date.now, ...given }: Options) {
	const secret = createSiteSecret(database)
	const common = { database, secret, now }
	const rateLimits = createRateLimits(common)
	const passwords = given.passwords ?? createPasswords()
	const guard = createLoginGuard(common)
	const recoveryHashes = given.passwords ?? createPasswords(recoveryCost)
	const secondFactor = createSecondFactor({ database, recoveryHashes, now })
	const checkOwner = createOwnerCheck({ database, guard, passwords, secondFactor })
	const ownerName = config.admin.name
	const session = createSessionService({ database, checkOwner, ownerName, now })
	const password = createPasswordService({
		...{ database, passwords, checkOwner, session, now },
		isFixed: isFixedPassword(config.admin),
	})
	const label = { issuer: facts.name, account: ownerName }
	const twoFactor = createTwoFactor({ database, recoveryHashes, guard, checkOwner, label, now })
	const proofs = createProofs({ ...common, ...(given.effort && { effort: given.effort }) })
	const spam = createSpamGuard({ rateLimits, proofs, tickets: createTickets(common) })
	const publish = createPublish({ database, rateLimits, spam, now })
	const reviews = createReviewsService({ database, publish, now })
	const enquiries = startEnquiries({ config, database, rateLimits, spam, log, clock: now })
	return {
		secret,
		rateLimits,
		session,
		password,
		twoFactor,
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
			guard.forgetOld,
			twoFactor.forgetOld,
			proofs.forgetOld,
			reviews.forgetOld,
			enquiries.forgetOld,
		] as (() => Promise<void>)[],
	}
}
