import type { Locale } from '#domain/locale.ts'

/** What a visitor may do wrong, rule by rule. The words are in content/enquiries/form-words.ts, under the same keys. */
export const enquiryErrorCodes = [
	'errName',
	'errNameLong',
	'errEmail',
	'errEmailInvalid',
	'errEmailLong',
	'errPhone',
	'errPhoneInvalid',
	'errQuantity',
	'errQuantityRange',
	'errArrival',
	'errArrivalInvalid',
	'errArrivalPast',
	'errDeparture',
	'errDepartureInvalid',
	'errDepartureBeforeArrival',
	'errCityLong',
	'errMessageLong',
	'errConsent',
	'errLanguage',
	'errId',
	'errForm',
] as const

export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number]

export const enquiryLimits = {
	name: 100,
	email: 254,
	phone: 40,
	city: 100,
	message: 4000,
	people: { fewest: 1, most: 200 },
} as const

export type BookingFields = {
	bookingId: string
	Name: string
	Email: string
	/** E.164 once it is stored. */
	Phone: string
	Quantity: number
	ArrivalDate: string
	DepartureDate: string
	Message: string
}

export type ContactFields = {
	ContactFormId: string
	Name: string
	Email: string
	Phone: string
	City: string
	Message: string
}

/** What a visitor wrote, under the names that the forms and the mail provider's templates use. */
export type EnquiryContent =
	| { kind: 'booking'; fields: BookingFields }
	| { kind: 'contact'; fields: ContactFields }

export type EnquiryKind = EnquiryContent['kind']

export const enquiryStates = ['new', 'answered', 'archived'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export type Enquiry = EnquiryContent & {
	/** The id that the visitor's browser made. */
	id: string
	language: Locale
	consentVersion: string
	consentAt: number
	state: EnquiryState
	createdAt: number
}

export const deliveryStatuses = ['pending', 'sent', 'failed', 'unconfigured'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Who gets a mail about an enquiry. */
export type MailRecipient = 'owner' | 'guest'

export type Delivery = {
	recipient: MailRecipient
	status: DeliveryStatus
	attempts: number
	nextAttemptAt: number
	/** What went wrong last, for the owner and the log: never holds personal data. */
	lastError: string | null
	updatedAt: number
}
