import { isAscii, isEmail, likelyEmail } from '#domain/text/email.ts'
import { isPhoneLike } from '#domain/text/phone-text.ts'
import { enquiryLimits } from './enquiry-rules.ts'

/** A field that is accepted, and that its writer is asked to look at once more. */
export type Doubt = {
	field: 'Phone' | 'Email'
	/** The value that was probably meant. */
	suggestion?: string | undefined
}

type Fields = { Email: string; Phone: string }

/** `readPhone` is a parameter, so that the browser can load the number plans late. */
export function doubtsOf(
	{ Email, Phone }: Fields,
	readPhone: (text: string) => string | undefined,
): Doubt[] {
	const email = Email.trim()
	const phone = Phone.trim()
	const isAddress = email.length <= enquiryLimits.email && isEmail(email)
	const suggestion = isAddress ? likelyEmail(email) : undefined
	const isEmailDoubtful = isAddress && (suggestion !== undefined || !isAscii(email))
	const isNumber = phone.length <= enquiryLimits.phone && isPhoneLike(phone)
	const isPhoneDoubtful = isNumber && readPhone(phone) === undefined
	return [
		...(isEmailDoubtful ? [{ field: 'Email' as const, suggestion }] : []),
		...(isPhoneDoubtful ? [{ field: 'Phone' as const }] : []),
	]
}

/** How to reach a guest by phone, and what they may have mistyped. */
export async function readContact(fields: Fields) {
	// Imported lazily, because the numbering plans of all countries are large.
	const { dialledNumber, readPhone } = await import('#domain/text/phone.ts')
	return { doubts: doubtsOf(fields, readPhone), ...dialledNumber(fields.Phone) }
}
