import type { Database } from '#db/connect.ts'
import { type Clock, monthsBefore } from '#domain/dates.ts'
import type { Config } from '#server/config.ts'
import type { Channels } from '#server/enquiries/mail/channel.ts'
import { createChannels } from '#server/enquiries/mail/channels.ts'
import { startOutboxWorker } from '#server/enquiries/mail/outbox-worker.ts'
import { type NewEntry, noChannel } from '#server/enquiries/store/outbox-repository.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import { createEnquiriesForPages } from './enquiries-for-pages.ts'
import { createEnquiries } from './enquiries-service.ts'
import { createOwnerEnquiries } from './owner-enquiries.ts'
import { deleteOlderThan } from './store/enquiries-repository.ts'

const keptMonths = 24

type Parts = {
	config: Config
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	log: Log
	clock?: Clock
}

/** The way in, the owner's view, and the mails that go out in the background until `stop`. */
export function startEnquiries(parts: Parts) {
	const { config, database, rateLimits, spam, log, clock = Date.now } = parts
	const channels = createChannels(config)
	const host = new URL(config.publicUrl).hostname
	const worker = startOutboxWorker({ database, channels, log, clock })
	const enquiries = createEnquiries({
		database,
		rateLimits,
		spam,
		newEntries: entriesFor(channels),
		host,
		onStored: worker.wake,
		clock,
	})
	const owner = createOwnerEnquiries({ database, host, wakeOutbox: worker.wake, clock })
	return {
		enquiries,
		owner,
		forPages: createEnquiriesForPages({ enquiries, log, mail: config.mail }),
		/** The privacy policy promises it, so it does not wait for a command. */
		forgetOld: async () => {
			await deleteOlderThan(database.query, monthsBefore(clock(), keptMonths))
		},
		stop: worker.stop,
	}
}

/** Which mails an enquiry needs, given the channels there are. */
export function entriesFor(channels: Channels): NewEntry[] {
	const toOwner: NewEntry = channels.owner
		? { recipient: 'owner', status: 'pending', last_error: null }
		: { recipient: 'owner', status: 'unconfigured', last_error: noChannel }
	return channels.guest
		? [toOwner, { recipient: 'guest', status: 'pending', last_error: null }]
		: [toOwner]
}
