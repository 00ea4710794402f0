import { type CheckedForm, checkForm } from '#domain/forms/check-form.ts'
import type { Locale } from '#domain/locale.ts'
import type { RequestedItem } from '#domain/offers/offers.ts'
import { bookingRequestSchema } from './booking.ts'
import { ContactMessageSchema } from './contact.ts'
import type { EnquiryContent, EnquiryKind } from './enquiry.ts'
import type { FormRules } from './enquiry-form.ts'

type WithItems = { items?: RequestedItem[] | null }

/** A form that passed every check. */
export type CheckedEnquiry = {
	content: EnquiryContent
	/** True, or the version of the policy that the visitor accepted. */
	consent: string | boolean
	language: Locale
}

/** The same rules for browser, page action and API. */
export function createEnquiryCheck(rules: FormRules) {
	const schemas = { booking: bookingRequestSchema(rules), contact: ContactMessageSchema }

	return (kind: EnquiryKind, input: unknown): CheckedForm<CheckedEnquiry> => {
		const { values, errors } = checkForm(schemas[kind], input)
		if (errors) return { errors }
		const { consent, language, items, ...fields } = values as typeof values & WithItems
		const content = { kind, fields, ...(items && items.length > 0 && { items }) } as EnquiryContent
		return { values: { content, consent, language } }
	}
}
