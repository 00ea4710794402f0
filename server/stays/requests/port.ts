import type { Query, Transaction } from '#db/connect.ts'
import type {
	Booking,
	Delivery,
	Enquiry,
	EnquiryState,
	LastMail,
	MailRecipient,
} from '#domain/enquiries/enquiry.ts'
import type { Letter } from '#server/mail/letter.ts'

/** The port of stays to stored enquiries. server/enquiries/booking-requests.ts implements it; server/backend.ts connects them. */
export type BookingRequests = {
	find: (query: Query, id: string) => Promise<Booking | undefined>
	idOf: (key: string) => Promise<string | undefined>
	linkTo: (enquiry: Pick<Enquiry, 'id' | 'language'>) => Promise<string>
	setState: (transaction: Transaction, id: string, state: EnquiryState) => Promise<boolean>
	delete: (query: Query, id: string) => Promise<boolean>
	notify: (
		transaction: Transaction,
		recipient: MailRecipient,
		mail: { enquiryId: string | null; about: string; at: number; letter: Letter },
	) => Promise<void>
	/** How the mails to the guest went, by what they are about. */
	mailsToGuest: (query: Query, id: string) => Promise<ReadonlyMap<string, Delivery['status']>>
	/** How one of them went, and when; undefined if there is none. */
	lastMailToGuest: (query: Query, id: string, about: string) => Promise<LastMail | undefined>
	wake: () => void
}
