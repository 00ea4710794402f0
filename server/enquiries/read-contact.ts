import { doubtsOf } from '#domain/enquiries/doubts.ts'
import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'

/** How to reach a guest by phone, and what they may have mistyped. */
export async function readContact(fields: Pick<EnquiryContent['fields'], 'Email' | 'Phone'>) {
	// Imported lazily, because the numbering plans of all countries are large.
	const { dialledNumber, readPhone } = await import('#domain/text/phone.ts')
	return { doubts: doubtsOf(fields, readPhone), ...dialledNumber(fields.Phone) }
}
