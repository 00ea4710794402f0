import type { Locale } from '#domain/locale.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { BookingRequest } from './booking.ts'
import type { ContactMessage } from './contact.ts'

export type BookingFields = Omit<
	BookingRequest,
	'consent' | 'language' | 'items' | 'adults' | 'children'
>
type ContactFields = Omit<ContactMessage, 'consent' | 'language'>

/** A visitor's input, with the field names of the forms and the mail provider's templates. `Phone` is as typed. */
export type EnquiryContent =
	| {
			kind: 'booking'
			fields: BookingFields
			items?: RequestedItem[]
			/** Their ages; absent where nobody said. `Quantity` counts them too. */
			children?: number[]
	  }
	| { kind: 'contact'; fields: ContactFields }

export type EnquiryKind = EnquiryContent['kind']

/** The specification's name for the id in each form. */
export const idField = {
	booking: 'bookingId',
	contact: 'ContactFormId',
} as const satisfies Record<EnquiryKind, string>

/** Made by the visitor's browser: sending the same enquiry twice stores it once. */
export function idOf(content: EnquiryContent): string {
	return content.kind === 'booking' ? content.fields.bookingId : content.fields.ContactFormId
}

export const enquiryStates = ['new', 'answered', 'archived'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export type Enquiry = EnquiryContent & {
	id: string
	/** Short and easy to say on the phone; no two enquiries have the same. */
	reference: string
	language: Locale
	consentVersion: string
	consentAt: number
	state: EnquiryState
	/** The name of the person who set it. */
	stateBy?: string
	createdAt: number
}

/** A booking request as stored. */
export type Booking = Enquiry & { kind: 'booking' }

export const deliveryStatuses = ['pending', 'sent', 'failed', 'unconfigured'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

export type MailRecipient = 'owner' | 'guest'

/** How a letter to a guest went, and when that last changed. One whose time was over before it left is too late. */
export type LastMail = { status: DeliveryStatus; at: number; isTooLate: boolean }

export type Delivery = {
	recipient: MailRecipient
	status: DeliveryStatus
	attempts: number
	nextAttemptAt: number
	/** For the owner and the log: never contains personal data. */
	lastError: string | null
	updatedAt: number
}
