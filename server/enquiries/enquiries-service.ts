import { privacyVersion } from '#content/pages/privacy.ts'
import type { Database } from '#db/connect.ts'
import { type Clock, dayInBogota } from '#domain/dates.ts'
import { type CheckedEnquiry, createEnquiryCheck } from '#domain/enquiries/check-enquiry.ts'
import { type Enquiry, type EnquiryKind, idOf } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { AppError } from '#domain/errors.ts'
import type { Visitor } from '#domain/form-guard.ts'
import { type FormGuardFields, FormGuardSchema } from '#domain/form-guard.ts'
import { addEntries, type NewEntry } from '#server/enquiries/store/outbox-repository.ts'
import { hourMs, type RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import { findEnquiry, insertEnquiry, isSameContent } from './store/enquiries-repository.ts'
import { createGroupCommit } from './store/group-commit.ts'

const enquiryLimit = { name: 'enquiries', max: 30, windowMs: hourMs }

export type Receipt = { enquiry: Enquiry; reference: string; isRepeated: boolean }

type Parts = {
	database: Database
	rateLimits: RateLimits
	spam: SpamGuard
	/** Which mails an enquiry needs, given the channels there are. */
	newEntries: NewEntry[]
	/** The site's name on the network, for Message-IDs. */
	host: string
	/** Told once an enquiry is safe. */
	onStored: () => void
	clock?: Clock
}

/** The one way in for enquiries: page action and API both come here. */
export function createEnquiries(parts: Parts) {
	const { database, rateLimits, spam, newEntries, host, onStored, clock = Date.now } = parts
	const write = createGroupCommit(database)
	const underWay = new Map<string, Promise<unknown>>()

	let checks: ReturnType<typeof createChecks> | undefined
	const loadChecks = () => {
		checks ??= createChecks(clock)
		return checks
	}

	async function submit(kind: EnquiryKind, input: unknown, visitor: Visitor): Promise<Receipt> {
		const { check, checkIgnoringToday } = await loadChecks()
		const { values, errors } = check(kind, input)
		if (values) return await store(newEnquiry(values), FormGuardSchema.parse(input), visitor)
		// A repeated post gets its answer even if the day of arrival has passed by now.
		const later = checkIgnoringToday(kind, input)
		const repeated = later.values && (await findRepeated(newEnquiry(later.values)))
		if (!repeated) throw new AppError('invalid-input', { errors })
		return repeated
	}

	function newEnquiry({ content, consent, language }: CheckedEnquiry): Enquiry {
		const now = clock()
		const hasVersion = typeof consent === 'string' && /^\d{4}-/.test(consent)
		const consentVersion = hasVersion ? consent : privacyVersion
		return {
			...content,
			id: idOf(content),
			language,
			consentVersion,
			consentAt: now,
			state: 'new',
			createdAt: now,
		}
	}

	async function store(enquiry: Enquiry, guard: FormGuardFields, visitor: Visitor) {
		// Posts of one id take turns here, so that a burst of them does not queue up inside the database.
		for (;;) {
			const repeated = await findRepeated(enquiry)
			if (repeated) return repeated
			const other = underWay.get(enquiry.id)
			if (!other) break
			await other
		}
		const storing = storeNew(enquiry, guard, visitor).finally(() => underWay.delete(enquiry.id))
		underWay.set(
			enquiry.id,
			storing.catch(() => {}),
		)
		return await storing
	}

	async function storeNew(
		enquiry: Enquiry,
		guard: FormGuardFields,
		visitor: Visitor,
	): Promise<Receipt> {
		const count = await rateLimits.prepare(enquiryLimit, visitor.address)
		const admit = await spam.prepare(guard)
		const isNew = await write(async (transaction) => {
			if (!(await insertEnquiry(transaction, enquiry))) return false
			const { id: enquiryId, createdAt: now } = enquiry
			await addEntries(transaction, { enquiryId, entries: newEntries, host, now })
			await count(transaction)
			await admit(transaction)
			return true
		})
		if (isNew) onStored()
		// Else another process was quicker.
		const receipt = isNew ? receiptOf(enquiry, false) : await findRepeated(enquiry)
		if (!receipt) throw new AppError('conflict')
		return receipt
	}

	async function findRepeated(enquiry: Enquiry): Promise<Receipt | undefined> {
		const stored = await findEnquiry(database.query, enquiry.id)
		if (!stored) return undefined
		if (!isSameContent(stored, enquiry)) throw new AppError('conflict')
		return receiptOf(stored, true)
	}

	return {
		submit,
		findEnquiry: (id: string) => findEnquiry(database.query, id),
	}
}

function receiptOf(enquiry: Enquiry, isRepeated: boolean): Receipt {
	return { enquiry, reference: referenceOf(enquiry.id), isRepeated }
}

/** Loaded with the first enquiry: the number plans of all countries are large. */
async function createChecks(clock: Clock) {
	const { readPhone } = await import('#domain/phone.ts')
	return {
		check: createEnquiryCheck({ today: () => dayInBogota(clock()), readPhone }),
		checkIgnoringToday: createEnquiryCheck({ today: () => '', readPhone }),
	}
}

export type Enquiries = ReturnType<typeof createEnquiries>
