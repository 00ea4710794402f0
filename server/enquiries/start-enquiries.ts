import type { Database } from '#db/connect.ts'
import { type Clock, monthsBefore } from '#domain/dates.ts'
import type { Facts } from '#domain/facts.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import { createEnquiriesForPages } from './enquiries-for-pages.ts'
import { createEnquiriesService } from './enquiries-service.ts'
import type { Channels } from './mail/channel.ts'
import { createChannels } from './mail/channels.ts'
import { startOutboxWorker } from './mail/outbox-worker.ts'
import { createOwnerEnquiries } from './owner-enquiries.ts'
import { deleteOlderThan } from './store/enquiries-repository.ts'
import { type NewEntry, noChannel } from './store/outbox-repository.ts'

const keptMonths = 24

type Parts = {
	config: Config
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	log: Log
	currentFacts: () => Facts
	now?: Clock
}

/** Storing enquiries, the owner's view of them, and the mails, which are sent in the background until `stop`. */
export function startEnquiries(parts: Parts) {
	const { config, database, rateLimits, spam, log, currentFacts, now = Date.now } = parts
	const channels = createChannels(config, currentFacts)
	const host = new URL(config.publicUrl).hostname
	const worker = startOutboxWorker({ database, channels, log, now })
	const enquiries = createEnquiriesService({
		database,
		rateLimits,
		spam,
		newEntries: entriesFor(channels),
		host,
		onStored: worker.wake,
		now,
	})
	const owner = createOwnerEnquiries({ database, host, wakeOutbox: worker.wake, now })
	return {
		enquiries,
		owner,
		forPages: createEnquiriesForPages({ enquiries, log, mail: config.mail }),
		/** As the privacy policy promises. */
		forgetOld: async () => {
			await deleteOlderThan(database.query, monthsBefore(now(), keptMonths))
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
