import { privacyVersion } from '#content/pages/privacy.ts'
import type { Database } from '#db/connect.ts'
import { type CheckedForm, checkForm } from '#domain/check-form.ts'
import { type Clock, dayInBogota } from '#domain/dates.ts'
import { bookingRequestSchema } from '#domain/enquiries/booking.ts'
import { contactMessageSchema } from '#domain/enquiries/contact.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { AppError } from '#domain/errors.ts'
import type { Visitor } from '#domain/form-guard.ts'
import { type FormGuardFields, FormGuardSchema } from '#domain/form-guard.ts'
import { addEntries, type NewEntry } from '#server/enquiries/store/outbox-repository.ts'
import { hourMs, type RateLimits } from '#server/limits/rate-limits.ts'
import type { SpamGuard } from '#server/limits/spam/spam-guard.ts'
import { findEnquiry, insertEnquiry, isSameContent } from './store/enquiries-repository.ts'
import { createGroupCommit } from './store/group-commit.ts'
import { asBooking, asContact, type Submitted } from './submitted.ts'

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

	let schemas: ReturnType<typeof createSchemas> | undefined
	const loadSchemas = () => {
		schemas ??= createSchemas(clock)
		return schemas
	}

	async function submitBooking(input: unknown, visitor: Visitor): Promise<Receipt> {
		const { booking, bookingOfAnyDay } = await loadSchemas()
		const checked = checkForm(booking, input)
		// A repeated post gets its answer even if the day of arrival has passed by now.
		const later = checked.errors && checkForm(bookingOfAnyDay, input)
		if (later?.values) {
			const repeated = await findRepeated(newEnquiry(asBooking(later.values)))
			if (repeated) return repeated
		}
		const enquiry = newEnquiry(asBooking(valuesOf(checked)))
		return await store(enquiry, FormGuardSchema.parse(input), visitor)
	}

	async function submitContact(input: unknown, visitor: Visitor): Promise<Receipt> {
		const { contact } = await loadSchemas()
		const enquiry = newEnquiry(asContact(valuesOf(checkForm(contact, input))))
		return await store(enquiry, FormGuardSchema.parse(input), visitor)
	}

	function newEnquiry({ id, content, consent, language }: Submitted): Enquiry {
		const now = clock()
		const hasVersion = typeof consent === 'string' && /^\d{4}-/.test(consent)
		const consentVersion = hasVersion ? consent : privacyVersion
		return {
			...content,
			id,
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
		submitBooking,
		submitContact,
		findEnquiry: (id: string) => findEnquiry(database.query, id),
	}
}

function receiptOf(enquiry: Enquiry, isRepeated: boolean): Receipt {
	return { enquiry, reference: referenceOf(enquiry.id), isRepeated }
}

/** With the first enquiry: the number plans of all countries are large. */
async function createSchemas(clock: Clock) {
	const { readPhone } = await import('#domain/phone.ts')
	return {
		booking: bookingRequestSchema({ today: () => dayInBogota(clock()), readPhone }),
		bookingOfAnyDay: bookingRequestSchema({ today: () => '', readPhone }),
		contact: contactMessageSchema({ readPhone }),
	}
}

export type Enquiries = ReturnType<typeof createEnquiries>

function valuesOf<Values>({ values, errors }: CheckedForm<Values>): Values {
	if (errors) throw new AppError('invalid-input', { errors })
	return values
}
