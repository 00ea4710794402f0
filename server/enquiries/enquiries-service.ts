import { privacyVersion, privacyVersions } from '#content/pages/privacy.ts'
import type { Database } from '#db/connect.ts'
import type { BookingRules } from '#domain/enquiries/booking.ts'
import { type CheckedEnquiry, createEnquiryCheck } from '#domain/enquiries/check-enquiry.ts'
import { type Enquiry, type EnquiryKind, idOf } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import { type FormGuardFields, FormGuardSchema, type Visitor } from '#domain/forms/form-guard.ts'
import { type Clock, dayInBogota, timeOfDayInBogota } from '#domain/time/dates.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import type { GuestKeys } from '#server/secrets/guest-keys.ts'
import type { ComposeReceived } from './mail/compose-received.ts'
import { findEnquiry, insertEnquiry, isSameContent } from './store/enquiries-repository.ts'
import { createGroupCommit } from './store/group-commit.ts'
import { addEntries, type NewEntry } from './store/outbox-repository.ts'

/** `key` opens the confirmation. */
export type StoredEnquiry = {
	enquiry: Enquiry
	reference: string
	key: string
	isRepeated: boolean
}

type Deps = {
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	/** The mails that each enquiry needs. */
	newEntries: NewEntry[]
	composeReceived: ComposeReceived
	/** The site's host name, for Message-IDs. */
	host: string
	/** Called after commit. */
	onStored: () => void
	keys: GuestKeys
	/** The figures of each offer, and the opening hours. */
	rules?: Omit<BookingRules, 'today' | 'clock'>
	now?: Clock
}

/** The only way an enquiry is stored, from the pages' forms and from the API. */
export function createEnquiriesService(deps: Deps) {
	const { database, rateLimits, spam, newEntries, host, onStored, keys, now = Date.now } = deps
	const write = createGroupCommit(database)
	const inProgress = new Map<string, Promise<unknown>>()

	const check = createEnquiryCheck({
		...deps.rules,
		today: () => dayInBogota(now()),
		clock: () => timeOfDayInBogota(now()),
	})
	const checkIgnoringToday = createEnquiryCheck({ today: () => '' })

	async function submit(
		kind: EnquiryKind,
		input: unknown,
		visitor: Visitor,
	): Promise<StoredEnquiry> {
		const { values, errors } = check(kind, input)
		if (values) {
			refuseUnknownPolicy(values)
			return await store(newEnquiry(values), FormGuardSchema.parse(input), visitor)
		}
		// A repeated post is answered even if the day of arrival has passed meanwhile.
		const later = checkIgnoringToday(kind, input)
		const repeated = later.values && (await findRepeated(newEnquiry(later.values)))
		if (!repeated) throw new AppError('invalid-input', { errors })
		return repeated
	}

	function newEnquiry({ content, consent, language }: CheckedEnquiry): Enquiry {
		const time = now()
		const consentVersion = privacyVersions.find((version) => version === consent) ?? privacyVersion
		return {
			...content,
			id: idOf(content),
			reference: referenceOf(idOf(content)),
			language,
			consentVersion,
			consentAt: time,
			state: 'new',
			createdAt: time,
		}
	}

	async function store(enquiry: Enquiry, guard: FormGuardFields, visitor: Visitor) {
		// Posts with the same id take turns here, so that a burst of them does not queue inside the database.
		for (;;) {
			const repeated = await findRepeated(enquiry)
			if (repeated) return repeated
			const other = inProgress.get(enquiry.id)
			if (!other) break
			await other
		}
		const storing = storeNew(enquiry, guard, visitor).finally(() => inProgress.delete(enquiry.id))
		inProgress.set(
			enquiry.id,
			storing.catch(() => {}),
		)
		return await storing
	}

	async function storeNew(
		enquiry: Enquiry,
		guard: FormGuardFields,
		visitor: Visitor,
	): Promise<StoredEnquiry> {
		const count = await rateLimits.prepare('enquiries', visitor.address, visitor.hasProof)
		const admit = await spam.prepare(guard, visitor)
		const mayWrite = await rateLimits.prepare('letters', enquiry.fields.Email)
		const stored = await write(async (transaction) => {
			const inserted = await insertEnquiry(transaction, enquiry)
			if (!inserted) return undefined
			await count(transaction)
			// The owner gets a mail for every enquiry; one address gets a few letters an hour.
			const toGuest = await mayWrite(transaction)
			const mails = newEntries.filter(({ recipient }) => recipient === 'owner' || toGuest)
			const entries = await Promise.all(
				mails.map(async (entry) => ({
					...entry,
					letter: await deps.composeReceived(inserted, entry.recipient),
				})),
			)
			await addEntries(transaction, inserted, entries, host)
			await admit(transaction)
			return inserted
		})
		if (stored) onStored()
		// If it is not new, another process has stored it meanwhile.
		const receipt = stored ? await storedEnquiryOf(stored, false) : await findRepeated(enquiry)
		if (!receipt) throw new AppError('conflict')
		return receipt
	}

	async function findRepeated(enquiry: Enquiry): Promise<StoredEnquiry | undefined> {
		const stored = await findEnquiry(database.query, enquiry.id)
		if (!stored) return undefined
		if (!isSameContent(stored, enquiry)) throw new AppError('conflict')
		return await storedEnquiryOf(stored, true)
	}

	async function storedEnquiryOf(enquiry: Enquiry, isRepeated: boolean): Promise<StoredEnquiry> {
		const key = await keys.issue(enquiry.id)
		return { enquiry, reference: enquiry.reference, key, isRepeated }
	}

	return {
		submit,
		findEnquiry: (id: string) => findEnquiry(database.query, id),
		/** The enquiry whose confirmation the key opens. */
		async findByKey(key: string) {
			const id = await keys.read(key)
			return id === undefined ? undefined : await findEnquiry(database.query, id)
		},
	}
}

/** A version that never was cannot have been accepted. */
function refuseUnknownPolicy({ consent }: CheckedEnquiry) {
	if (typeof consent !== 'string' || !/^\d/.test(consent) || consent === '1') return
	if (!privacyVersions.includes(consent)) throw invalidField('consent', 'errConsent')
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>
