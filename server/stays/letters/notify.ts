import type { Transaction } from '#db/connect.ts'
import type { Booking, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'

/** An event without a booking is about something else, such as a calendar. */
type Event = { about: string; at: number; booking?: Booking }

/** Writes a letter about what just happened, with the figures of this moment, and puts it into the outbox. */
export function createNotify({
	requests,
	composeStatusMail,
}: Pick<StayDeps, 'requests' | 'composeStatusMail'>) {
	return async (
		transaction: Transaction,
		recipient: MailRecipient,
		{ about, at, booking }: Event,
	) => {
		const letter = await composeStatusMail(transaction, { about, recipient, enquiry: booking })
		if (!letter) return
		const enquiryId = booking?.id ?? null
		await requests.notify(transaction, recipient, { enquiryId, about, at, letter })
	}
}
