import type { EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'

/** A checked form, ready to send. */
export type OutgoingEnquiry = {
	content: EnquiryContent
	/** The version of the policy that the visitor accepted. */
	consent: string
	language: Locale
}

/** The body for the API: the same for an enquiry that is sent now, waits, or was put into the browser's storage. */
export function payloadOf({ content, consent, language }: OutgoingEnquiry) {
	const { kind: _, fields, ...more } = content
	return { ...fields, ...more, consent, language }
}

export const formPath = {
	booking: '/booking',
	contact: '/contact-us',
} as const satisfies Record<EnquiryKind, string>

/** Where the API takes them. */
export const addresses = {
	booking: '/api/bookings',
	contact: '/api/contact',
} as const satisfies Record<EnquiryKind, string>
