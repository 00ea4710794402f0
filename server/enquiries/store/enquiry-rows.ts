import { createHash } from 'node:crypto'
import type { EnquiriesTable } from '#db/tables.ts'
import type { Enquiry, EnquiryContent } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import { foldEmail } from '#domain/text/email.ts'
import { phoneDigits } from '#domain/text/phone-text.ts'

/** Distinguishes a repeated post from another one with the same id. Language and consent are left out. */
export function enquiryContentHash(content: EnquiryContent): string {
	const { kind, fields } = content
	const children = (kind === 'booking' && content.children) || []
	const compared = {
		...fields,
		Phone: phoneDigits(fields.Phone),
		...(children.length > 0 && { children }),
	}
	const entries = Object.entries(compared).sort(([a], [b]) => (a < b ? -1 : 1))
	return createHash('sha256')
		.update(JSON.stringify([kind, entries, ...itemsIn(content)]))
		.digest('base64url')
}

function itemsIn(content: EnquiryContent): RequestedItem[] {
	return (content.kind === 'booking' && content.items) || []
}

export function toRow(enquiry: Enquiry): EnquiriesTable {
	const { kind, fields } = enquiry
	return {
		id: enquiry.id,
		kind,
		content_hash: enquiryContentHash(enquiry),
		name: fields.Name,
		email: fields.Email,
		email_folded: foldEmail(fields.Email),
		phone: fields.Phone,
		city: kind === 'contact' ? fields.City : null,
		quantity: kind === 'booking' ? fields.Quantity : null,
		arrival_date: kind === 'booking' ? fields.ArrivalDate : null,
		departure_date: kind === 'booking' ? fields.DepartureDate : null,
		message: fields.Message,
		language: enquiry.language,
		consent_version: enquiry.consentVersion,
		consent_at: enquiry.consentAt,
		state: enquiry.state,
		created_at: enquiry.createdAt,
		items: kind === 'booking' && enquiry.items ? JSON.stringify(enquiry.items) : null,
		children: kind === 'booking' && enquiry.children ? JSON.stringify(enquiry.children) : null,
		reference: enquiry.reference,
	}
}

export function fromRow(row: EnquiriesTable): Enquiry {
	const person = { Name: row.name, Email: row.email, Phone: row.phone }
	return {
		...(row.kind === 'booking'
			? {
					kind: 'booking',
					fields: {
						bookingId: row.id,
						...person,
						Quantity: row.quantity ?? 0,
						ArrivalDate: row.arrival_date ?? '',
						DepartureDate: row.departure_date ?? '',
						Message: row.message,
					},
					...(row.items !== null && { items: JSON.parse(row.items) as RequestedItem[] }),
					...(row.children !== null && { children: JSON.parse(row.children) as number[] }),
				}
			: {
					kind: 'contact',
					fields: {
						ContactFormId: row.id,
						...person,
						City: row.city ?? '',
						Message: row.message,
					},
				}),
		id: row.id,
		reference: row.reference,
		language: row.language as Locale,
		consentVersion: row.consent_version,
		consentAt: row.consent_at,
		state: row.state,
		...(row.state_by && { stateBy: row.state_by }),
		createdAt: row.created_at,
	}
}
