import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { CheckedForm } from '#domain/check-form.ts'
import { dayInBogota } from '#domain/dates.ts'
import { createEnquiryCheck } from '#domain/enquiries/check-enquiry.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { withItems } from '#domain/item-fields.ts'
import { readPhoneRoughly } from '#domain/phone-text.ts'
import type { FormValues } from './form-values.ts'

/** Applies the server's rules, so that mistakes show without a round trip. */
export async function checkInBrowser(
	kind: EnquiryKind,
	input: FormValues,
): Promise<CheckedForm<OutgoingEnquiry>> {
	const check = createEnquiryCheck({
		today: () => dayInBogota(Date.now()),
		readPhone: await loadPhoneReader(),
	})
	const { values, errors } = check(kind, kind === 'booking' ? withItems(input) : input)
	if (errors) return { errors }
	return { values: { ...values, consent: String(values.consent) } }
}

const phoneReaderTimeoutMs = 3_000

/**
 * The number plans are fetched when a visitor begins to write, not with the page. If they do not arrive in time, the
 * server checks the number.
 */
export async function loadPhoneReader(): Promise<(text: string) => string | undefined> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, phoneReaderTimeoutMs))
	try {
		return (await Promise.race([import('#domain/phone.ts'), late])).readPhone
	} catch {
		return readPhoneRoughly
	}
}
