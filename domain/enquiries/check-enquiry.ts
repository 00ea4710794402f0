import { type CheckedForm, checkForm } from '#domain/forms/check-form.ts'
import type { Locale } from '#domain/locale.ts'
import { completeItems } from '#domain/offers/requested-items.ts'
import { type BookingRequest, type BookingRules, bookingRequestSchema } from './booking.ts'
import { type ContactMessage, ContactMessageSchema } from './contact.ts'
import type { EnquiryContent, EnquiryKind } from './enquiry.ts'

/** A form that passed every check. */
export type CheckedEnquiry = {
	content: EnquiryContent
	/** True, or the version of the policy that the visitor accepted. */
	consent: string | boolean
	language: Locale
}

/** The same rules for browser, page action and API. */
export function createEnquiryCheck(rules: BookingRules) {
	const booking = bookingRequestSchema(rules)

	return (kind: EnquiryKind, input: unknown): CheckedForm<CheckedEnquiry> => {
		if (kind === 'contact') return read(checkForm(ContactMessageSchema, input), contactContent)
		return read(checkForm(booking, input), bookingContent)
	}
}

function read<Values extends { consent: string | boolean; language: Locale }>(
	{ values, errors }: CheckedForm<Values>,
	contentOf: (values: Values) => EnquiryContent,
): CheckedForm<CheckedEnquiry> {
	if (errors) return { errors }
	const { consent, language } = values
	return { values: { content: contentOf(values), consent, language } }
}

function contactContent({ consent: _, language: __, ...fields }: ContactMessage): EnquiryContent {
	return { kind: 'contact', fields }
}

function bookingContent(values: BookingRequest): EnquiryContent {
	const { consent: _, language: __, adults: ___, children, items, ...fields } = values
	return {
		kind: 'booking',
		fields,
		...(items && items.length > 0 && { items: completeItems(items, fields.Quantity) }),
		...(children.length > 0 && { children }),
	}
}
