import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { type CheckedForm, checkForm } from '#domain/check-form.ts'
import { dayInBogota } from '#domain/dates.ts'
import { bookingRequestSchema } from '#domain/enquiries/booking.ts'
import { contactMessageSchema } from '#domain/enquiries/contact.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { readPhoneRoughly } from '#domain/rough-phone.ts'
import type { FormValues } from './form-values.ts'

/** The same rules as on the server, so that mistakes are told without a round trip. */
export async function checkEnquiry(
	kind: EnquiryKind,
	input: FormValues,
): Promise<CheckedForm<OutgoingEnquiry>> {
	const rules = { today: () => dayInBogota(Date.now()), readPhone: await loadPhoneReader() }
	if (kind === 'booking') {
		const { values, errors } = checkForm(bookingRequestSchema(rules), input)
		if (errors) return { errors }
		const { consent, language, ...fields } = values
		return { values: { content: { kind, fields }, consent: String(consent), language } }
	}
	const { values, errors } = checkForm(contactMessageSchema(rules), input)
	if (errors) return { errors }
	const { consent, language, ...fields } = values
	return { values: { content: { kind, fields }, consent: String(consent), language } }
}

const patienceMs = 3_000

/**
 * The number plans are fetched when a visitor begins to write, not with the page. Where they do not come in time, the
 * server is the one to check the number.
 */
export async function loadPhoneReader(): Promise<(text: string) => string | undefined> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
	try {
		return (await Promise.race([import('#domain/phone.ts'), late])).readPhone
	} catch {
		return readPhoneRoughly
	}
}
