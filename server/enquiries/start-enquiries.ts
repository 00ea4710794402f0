import type { Database } from '#db/connect.ts'
import type { BookingRules } from '#domain/enquiries/booking.ts'
import type { Clock } from '#domain/time/dates.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import type { ComposeStatusMail } from '#server/mail/compose-status-mail.ts'
import type { GuestKeys } from '#server/secrets/guest-keys.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { createBookingRequests } from './booking-requests.ts'
import { createEnquiriesForPages } from './enquiries-for-pages.ts'
import { createEnquiriesService } from './enquiries-service.ts'
import { forgetOldEnquiries } from './forget-old-enquiries.ts'
import { createFormIds } from './form-ids.ts'
import type { Channels, LetterSources } from './mail/channel.ts'
import { createChannels } from './mail/channels.ts'
import { createComposeReceived } from './mail/compose-received.ts'
import { readMailState } from './mail/mail-state.ts'
import { startOutboxWorker } from './mail/outbox-worker.ts'
import { sendTestMails } from './mail/test-mail.ts'
import { createOwnerEnquiries, type ReadBooked, type ReadPhoneBookings } from './owner-enquiries.ts'
import { endLongPauses, type NewEntry, noChannel } from './store/outbox-repository.ts'

type Deps = {
	config: Config
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	log: Log
	secret: SiteSecret
	keys: GuestKeys
	sources: LetterSources
	composeStatusMail?: ComposeStatusMail
	readBooked?: ReadBooked
	readPhoneBookings?: ReadPhoneBookings
	rules?: Omit<BookingRules, 'today'>
	/** A backup of last night, made now if there is none. */
	beforeForgetting?: () => Promise<void>
	now?: Clock
	outboxNapMs?: number | undefined
}

/** Storing enquiries, the owner's view of them, and the mails, which are sent in the background until `stop`. */
export function startEnquiries(deps: Deps) {
	const { config, database, rateLimits, spam, log, keys, now = Date.now } = deps
	const channels = createChannels(config, deps.sources)
	const host = new URL(config.publicUrl).hostname
	const { composeStatusMail, rules } = deps
	const composeReceived = createComposeReceived(deps.sources, config.publicUrl)
	const worker = startOutboxWorker({
		database,
		channels,
		composeReceived,
		composeStatusMail,
		log,
		now,
		longestNapMs: deps.outboxNapMs,
	})
	const enquiries = createEnquiriesService({
		database,
		rateLimits,
		spam,
		newEntries: entriesFor(channels),
		composeReceived,
		host,
		onStored: worker.wake,
		keys,
		...(rules && { rules }),
		now,
	})
	const { readBooked, readPhoneBookings } = deps
	const owner = createOwnerEnquiries({
		database,
		host,
		wakeOutbox: worker.wake,
		readBooked,
		readPhoneBookings,
		now,
		describeItem: deps.sources.describeItem,
	})
	return {
		enquiries,
		owner,
		requests: createBookingRequests({
			channels,
			keys,
			host,
			wakeOutbox: worker.wake,
			linkTo: deps.sources.linkTo,
		}),
		forPages: createEnquiriesForPages({
			enquiries,
			log,
			mail: config.mail,
			formIds: createFormIds(deps.secret, now),
		}),
		mailState: () => readMailState(database.query, channels, config.mail),
		sendTestMails: () =>
			sendTestMails({
				channels,
				composeReceived,
				mail: config.mail,
				facts: deps.sources.currentFacts(),
			}),
		forgetOld: async () => {
			await endLongPauses(database.query, now())
			await forgetOldEnquiries(database.query, { ...deps, now: now() })
		},
		stop: worker.stop,
	}
}

/** The mails that each enquiry needs, given the configured channels. */
export function entriesFor(channels: Channels): NewEntry[] {
	const toOwner: NewEntry = channels.owner
		? { recipient: 'owner', status: 'pending', last_error: null }
		: { recipient: 'owner', status: 'unconfigured', last_error: noChannel }
	return channels.guest
		? [toOwner, { recipient: 'guest', status: 'pending', last_error: null }]
		: [toOwner]
}
