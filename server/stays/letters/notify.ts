import type { Transaction } from '#db/connect.ts'
import type { Booking, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'

type About = { booking: Booking; about: string; at: number }

/** Writes a letter about what just happened, with the figures of this moment, and puts it into the outbox. */
export function createNotify({
	requests,
	composeStatusMail,
}: Pick<StayDeps, 'requests' | 'composeStatusMail'>) {
	return async (
		transaction: Transaction,
		recipient: MailRecipient,
		{ booking, about, at }: About,
	) => {
		const letter = await composeStatusMail(transaction, { about, recipient, enquiry: booking })
		if (!letter) return
		await requests.notify(transaction, recipient, { enquiryId: booking.id, about, at, letter })
	}
}
