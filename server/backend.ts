import { facts } from '#content/facts.ts'
import { lastBackupAt } from '#db/backup/nightly-backup.ts'
import type { Database } from '#db/connect.ts'
import { isNightly, itemLine } from '#domain/offers/offers.ts'
import { copiesArrive } from '#domain/owner/off-site.ts'
import { offerOf, offersOf } from '#domain/stays/offer.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { hoursOfDay } from '#domain/time/opening-hours.ts'
import type { Config } from './config.ts'
import { placeholderFactsIn } from './editing/built-in-words.ts'
import { createContentService } from './editing/content-service.ts'
import type { LastPublished } from './editing/last-published.ts'
import { createPhotosService } from './editing/photos/photos-service.ts'
import { createGuestLinks } from './enquiries/booking-requests.ts'
import { startEnquiries } from './enquiries/start-enquiries.ts'
import { lastMailToGuest } from './enquiries/store/outbox-repository.ts'
import type { Log } from './http/logger.ts'
import { createFloodGuard } from './limits/flood-guard.ts'
import { createLoginGuard } from './limits/login-guard.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createProofs, type Effort } from './limits/spam/proofs.ts'
import { createSpamGuard } from './limits/spam/spam-guard.ts'
import { createTickets } from './limits/spam/tickets.ts'
import { writeAbout } from './mail/about.ts'
import { createPasswordService } from './owner/account/password-service.ts'
import { createTwoFactorService } from './owner/account/two-factor-service.ts'
import { createBackups } from './owner/backups/backups-service.ts'
import { type RunJob, runInProcess } from './owner/backups/off-site/jobs/run-job.ts'
import { createOffSite } from './owner/backups/off-site/off-site.ts'
import { composeOffSiteMail } from './owner/backups/off-site/off-site-mail.ts'
import { createOwnerCheck } from './owner/credentials/owner-check.ts'
import { isFixedPassword } from './owner/credentials/owner-credentials.ts'
import { createPasswords, type Passwords } from './owner/credentials/passwords.ts'
import { recoveryCost } from './owner/credentials/recovery-codes.ts'
import { createSecondFactor } from './owner/credentials/second-factor.ts'
import { composeAccessMail } from './owner/people/access-mail.ts'
import { createPeopleService } from './owner/people/people-service.ts'
import { createReadiness } from './owner/readiness/readiness.ts'
import { createOwnerForPages } from './owner/session/owner-for-pages.ts'
import { createSessionService } from './owner/session/session-service.ts'
import { createDraftAccess } from './pictures/draft-access.ts'
import { createPictureProcess } from './pictures/picture-process.ts'
import { createReviewsForPages } from './reviews/reviews-for-pages.ts'
import { createReviewsService } from './reviews/reviews-service.ts'
import { createGuestKeys } from './secrets/guest-keys.ts'
import { createSiteSecret } from './secrets/site-secret.ts'
import { createFeedFetch, type FetchFeed } from './stays/feeds/fetch-feed.ts'
import { createStatusMail } from './stays/letters/status-mail.ts'
import { readPhoneBookings } from './stays/phone-bookings/phone-bookings.ts'
import { readBooked } from './stays/requests/read-booked.ts'
import { createReviewInvitations } from './stays/requests/review-invitations.ts'
import { startStays } from './stays/start-stays.ts'

/** Replaced in tests: the clock, deliberately slow work, limits, and what reaches other machines. */
export type Replaceable = {
	now?: () => number
	passwords?: Passwords
	effort?: Effort
	mostInProgress?: number
	/** How long a request waits for a new render of a page before it gets the outdated one. */
	renderTimeoutMs?: number
	runCopyJob?: RunJob
	fetchFeed?: FetchFeed
	/** How long the outbox may rest before it looks for letters of other processes. */
	outboxNapMs?: number
}

type Options = {
	config: Config
	database: Database
	published: LastPublished
	onPagesChanged: () => void
	log: Log
} & Replaceable

/** The services behind the routes and pages. */
export function createBackend({
	config,
	database,
	published,
	onPagesChanged,
	log,
	now = Date.now,
	...given
}: Options) {
	const { publicUrl } = config
	const currentFacts = () => published.current().facts
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
		database,
		passwords,
		session,
		now,
		isFixed: isFixedPassword(config.admin),
	})
	const people = createPeopleService({
		database,
		passwords,
		session,
		ownerName,
		publicUrl,
		now,
		notifyOwner: (transaction, given) =>
			enquiries.requests.notify(transaction, 'owner', {
				enquiryId: null,
				about: writeAbout({ kind: 'access', id: given.id }),
				at: now(),
				letter: composeAccessMail(given, publicUrl),
			}),
		onNotified: () => enquiries.requests.wake(),
	})
	const twoFactor = createTwoFactorService({
		database,
		recoveryHashes,
		guard,
		now,
		issuer: facts.name,
	})
	const offSite = createOffSite({
		database,
		dataDir: config.dataDir,
		databaseUrl: config.databaseUrl,
		secret,
		log,
		now,
		settings: config.offSite,
		notifyOwner: (transaction, failed, at) =>
			enquiries.requests.notify(transaction, 'owner', {
				enquiryId: null,
				about: writeAbout({ kind: 'off-site' }),
				at,
				letter: composeOffSiteMail(failed, publicUrl),
			}),
		onNotified: () => enquiries.requests.wake(),
		runJob: given.runCopyJob ?? runInProcess,
	})
	const backups = createBackups({
		database,
		dataDir: config.dataDir,
		offSite,
		log,
		now,
	})
	const proofs = createProofs({ ...common, ...(given.effort && { effort: given.effort }) })
	const spam = createSpamGuard({ rateLimits, proofs, tickets: createTickets(common) })
	const today = () => dayInBogota(now())
	const reviewInvitations = createReviewInvitations({ secret, publicUrl, today })
	const isGuest = (key: string) => reviewInvitations.isGuest(database.query, key)
	const reviews = createReviewsService({ database, rateLimits, spam, now, isGuest })
	const currentOffers = () => published.current().offers
	const currentMails = () => published.current().words('mails')
	const currentLetters = () => published.current().words('letters')
	const keys = createGuestKeys(secret)
	const linkTo = createGuestLinks({ keys, publicUrl })
	const composeStatusMail = createStatusMail({
		linkTo,
		lastMailToGuest,
		publicUrl,
		reviewInvitations,
		now,
		currentFacts,
		currentOffers,
		currentLetters,
	})
	const enquiries = startEnquiries({
		config,
		database,
		rateLimits,
		spam,
		log,
		secret,
		keys,
		now,
		beforeForgetting: backups.ensure,
		composeStatusMail,
		readBooked,
		readPhoneBookings,
		outboxNapMs: given.outboxNapMs,
		rules: {
			unitsOf: (offer) => offerOf(currentFacts(), offer).units,
			hoursOn: (day) => hoursOfDay(day, currentFacts().hours),
		},
		sources: {
			currentFacts,
			currentMails,
			linkTo,
			describeItem: (item, locale) => itemLine(item, currentOffers()[locale], locale),
		},
	})
	const pictureProcess = createPictureProcess()
	const stays = startStays({
		config,
		database,
		rateLimits,
		currentFacts,
		currentOffers,
		currentLetters,
		onPagesChanged,
		composeStatusMail,
		secret,
		log,
		now,
		requests: enquiries.requests,
		pictureProcess,
		hasSeveralPeople: people.hasSeveral,
		fetchFeed: given.fetchFeed ?? createFeedFetch(),
	})
	const content = createContentService({
		database,
		now,
		checkFacts: (transaction, before, after) =>
			stays.units.refuseFewer(transaction, offersOf(before), offersOf(after)),
		onPublished: published.reload,
	})
	const readiness = createReadiness({
		publicUrl,
		now,
		placeholderFacts: () => placeholderFactsIn(currentFacts()),
		mailState: enquiries.mailState,
		offersWithoutUnits: () =>
			offersOf(currentFacts())
				.filter(({ id, units }) => isNightly(id) && units === null)
				.map(({ id }) => id),
		hasRates: () => stays.rates.current().rates.length > 0,
		hasSampleReviews: reviews.hasSamples,
		lastBackupAt: () => lastBackupAt(config.dataDir),
		hasOffSiteCopy: async () => {
			const { isConfigured, checkedAt, failure } = await offSite.status()
			return isConfigured && checkedAt !== null && copiesArrive(failure?.reason)
		},
		ownersWithoutTwoFactor: twoFactor.ownersWithout,
	})
	const draftAccess = createDraftAccess(secret)
	const photos = createPhotosService({ database, content, pictureProcess, draftAccess, now })
	return {
		now,
		floods: createFloodGuard({ rateLimits, proofs, query: database.query, now }),
		session,
		password,
		twoFactor,
		people,
		spam,
		reviews,
		reviewsForPages: createReviewsForPages({ reviews, isGuest, log, now }),
		content,
		photos,
		draftAccess,
		pictureProcess,
		currentFacts,
		currentMails,
		...stays,
		enquiries: enquiries.enquiries,
		ownerEnquiries: enquiries.owner,
		sendTestMails: enquiries.sendTestMails,
		readiness,
		backups,
		offSite,
		enquiriesForPages: enquiries.forPages,
		ownerForPages: createOwnerForPages(session, people, log),
		stopMail: enquiries.stop,
		/** The nightly backup, the daily tasks, and what deletes expired rows, as the privacy policy promises. */
		housekeeping: [
			backups.nightly,
			rateLimits.forgetOld,
			session.forgetOld,
			guard.forgetOld,
			twoFactor.forgetOld,
			people.forgetOld,
			proofs.forgetOld,
			reviews.forgetOld,
			enquiries.forgetOld,
			offSite.tick,
			...stays.dailyTasks,
		] as (() => Promise<void>)[],
	}
}
