import type { EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'

/** A checked form, ready to send. */
export type OutgoingEnquiry = {
	content: EnquiryContent
	/** The version of the policy that the visitor accepted. */
	consent: string
	language: Locale
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

/** The server stores an id once, so sending the same enquiry twice is harmless. */
export function newEnquiryId(): string {
	if (crypto.randomUUID) return crypto.randomUUID()
	// Browsers hide randomUUID on plain HTTP, such as a test on the local network.
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
