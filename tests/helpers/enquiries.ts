import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import { readConfig } from '#server/config.ts'
import { createEnquiriesService } from '#server/enquiries/enquiries-service.ts'
import { builtInSources } from '#server/enquiries/mail/built-in-sources.ts'
import { createChannels } from '#server/enquiries/mail/channels.ts'
import { createComposeReceived } from '#server/enquiries/mail/compose-received.ts'
import { createDelivery } from '#server/enquiries/mail/outbox-delivery.ts'
import { entriesFor } from '#server/enquiries/start-enquiries.ts'
import { nextDueAt } from '#server/enquiries/store/outbox-repository.ts'
import type { Log } from '#server/http/logger.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import { createGuestKeys } from '#server/secrets/guest-keys.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { randomAddress } from './random-address.ts'

export const silentLog: Log = { info() {}, warn() {}, error() {} }

export const trusting: SpamGuard = {
	open: async () => ({ ticket: '' }),
	prepare: async () => async () => {},
}

const thisYear = new Date().getUTCFullYear()

/** Within the two years that can be booked, whenever the tests run. */
export const nextYear = thisYear + 1

const testDay = `${thisYear}-11-15`

export function aBooking(changes: object = {}) {
	return {
		bookingId: randomUUID(),
		Name: 'Ana María Ñáñez',
		Email: 'ana@example.com',
		Phone: '300 123 4567',
		Quantity: 4,
		ArrivalDate: `${nextYear}-12-12`,
		DepartureDate: `${nextYear}-12-14`,
		Message: 'Venimos con dos niños,\ny un perro.',
		consent: true,
		language: 'es',
		...changes,
	}
}

export function aContact(changes: object = {}) {
	return {
		ContactFormId: randomUUID(),
		Name: 'John Smith',
		Email: 'john@example.com',
		Phone: '+44 20 7946 0958',
		City: 'London',
		Message: 'Do you have vegetarian dishes?',
		consent: true,
		language: 'en',
		...changes,
	}
}

type Enquiry = ReturnType<typeof aBooking> | ReturnType<typeof aContact>

/** Sends enquiries to the API, each a second after the previous one and from another address. */
export function sender(app: FastifyInstance, clock: { now: number }) {
	return async (enquiry: Enquiry): Promise<string> => {
		clock.now += 1000
		const response = await app.inject({
			method: 'POST',
			url: 'bookingId' in enquiry ? '/api/bookings' : '/api/contact',
			payload: enquiry,
			headers: { 'x-forwarded-for': someVisitor().address },
		})
		if (response.statusCode !== 201) throw new Error(response.body)
		return response.json().id
	}
}

/** A new visitor for each enquiry, so that no rate limit applies. */
export function someVisitor() {
	return { address: randomAddress() }
}

export const providerSettings = {
	EMAIL_USER_ID: 'user',
	EMAIL_SERVICE_ID: 'service',
	EMAIL_BOOKING_TEMPLATE_ID: 'booking',
	EMAIL_CONTACT_TEMPLATE_ID: 'contact',
}

type Options = { sendTimeoutMs?: number; log?: Log; clock?: { now: number } }

/** Enquiries and their delivery, with a clock that the test sets. */
export function enquiriesOn(
	database: Database,
	environment: NodeJS.ProcessEnv,
	{
		sendTimeoutMs,
		log = silentLog,
		clock = { now: Date.parse(`${testDay}T12:00:00Z`) },
	}: Options = {},
) {
	const config = readConfig({ PUBLIC_URL: 'https://palma.example', ...environment })
	const now = () => clock.now
	const secret = createSiteSecret(database)
	const keys = createGuestKeys(secret)
	const sources = builtInSources(config.publicUrl)
	const channels = createChannels(config, sources)
	const composeReceived = createComposeReceived(sources, config.publicUrl)
	const enquiries = createEnquiriesService({
		database,
		rateLimits: createRateLimits({ database, secret, now }),
		spam: trusting,
		newEntries: entriesFor(channels),
		composeReceived,
		host: 'palma.example',
		onStored: () => {},
		keys,
		now,
	})
	const delivery = createDelivery({
		database,
		channels,
		composeReceived,
		log,
		now,
		random: () => 0.5,
		...(sendTimeoutMs !== undefined && { sendTimeoutMs }),
	})
	const never = new AbortController().signal

	/** Delivers what is due now. */
	async function deliverDue() {
		let total = 0
		for (let tried = -1; tried !== 0; total += tried) tried = await delivery.deliverDue(never)
		return total
	}

	/** Moves the clock as the worker sees it, from one due entry to the next. */
	async function passTime(milliseconds: number) {
		const end = clock.now + milliseconds
		for (;;) {
			await deliverDue()
			const next = await nextDueAt(database.query)
			if (next === undefined || next > end) break
			clock.now = next
		}
		clock.now = end
		await deliverDue()
	}

	const entries = () =>
		database.query.selectFrom('outbox').selectAll().orderBy('recipient', 'desc').execute()

	return { enquiries, delivery, clock, deliverDue, passTime, entries, never }
}
