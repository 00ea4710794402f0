import type { BookingRequest } from '#domain/enquiries/booking.ts'
import type { ContactMessage } from '#domain/enquiries/contact.ts'
import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'

/** A checked form: what the visitor wrote, apart from what belongs to the sending. */
export type Submitted = {
	id: string
	content: EnquiryContent
	/** True, or the version of the policy that was accepted. */
	consent: string | boolean
	language: Locale
}

export function asBooking({ consent, language, ...fields }: BookingRequest): Submitted {
	return { id: fields.bookingId, content: { kind: 'booking', fields }, consent, language }
}

export function asContact({ consent, language, ...fields }: ContactMessage): Submitted {
	return { id: fields.ContactFormId, content: { kind: 'contact', fields }, consent, language }
}
