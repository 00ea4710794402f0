import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { createEnquiryCheck } from '#domain/enquiries/check-enquiry.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { CheckedForm } from '#domain/forms/check-form.ts'
import { atFormFields, withItems } from '#domain/offers/item-fields.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import type { FormValues } from './form-values.ts'

/** Applies the server's rules, so that mistakes show without a round trip. */
export function checkInBrowser(kind: EnquiryKind, input: FormValues): CheckedForm<OutgoingEnquiry> {
	const check = createEnquiryCheck({ today: () => dayInBogota(Date.now()) })
	const { values, errors } = check(kind, kind === 'booking' ? withItems(input) : input)
	if (errors) return { errors: atFormFields(errors, input) }
	return { values: { ...values, consent: String(values.consent) } }
}
