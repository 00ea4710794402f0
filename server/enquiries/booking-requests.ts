import type { Query, Transaction } from '#db/connect.ts'
import type { Booking, Enquiry, EnquiryState, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { localizePath } from '#domain/locale.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { GuestKeys } from '#server/secrets/guest-keys.ts'
import type { Channels } from './mail/channel.ts'
import { deleteEnquiry, findEnquiry, updateState } from './store/enquiries-repository.ts'
import {
	addMail,
	lastMailToGuest,
	mailsToGuest,
	type NewEntry,
	noChannel,
} from './store/outbox-repository.ts'

type Deps = {
	channels: Channels
	keys: GuestKeys
	host: string
	linkTo: GuestLinks
	wakeOutbox: () => void
}

/** Booking requests for the subject that decides on them. server/backend.ts connects the two. */
export function createBookingRequests(deps: Deps) {
	const { channels, keys, host, linkTo, wakeOutbox } = deps

	return {
		async find(query: Query, id: string): Promise<Booking | undefined> {
			const enquiry = await findEnquiry(query, id)
			return enquiry?.kind === 'booking' ? enquiry : undefined
		},

		/** The id that a guest's key is for. */
		idOf: keys.read,

		linkTo,

		setState: (transaction: Transaction, id: string, state: EnquiryState) =>
			updateState(transaction, id, state),

		delete: deleteEnquiry,

		/** Adds a mail about what happened, within the transaction in which it did. Call `wake` after the commit. */
		async notify(
			transaction: Transaction,
			recipient: MailRecipient,
			mail: { enquiryId: string | null; about: string; at: number; letter: Letter },
		) {
			const isConfigured = channels[recipient] !== undefined
			// A guest who cannot be mailed gets the owner's WhatsApp message.
			if (!isConfigured && recipient === 'guest') return
			const entry: NewEntry = isConfigured
				? { recipient, status: 'pending', last_error: null }
				: { recipient, status: 'unconfigured', last_error: noChannel }
			await addMail(transaction, entry, mail, host)
		},

		mailsToGuest,
		lastMailToGuest,

		wake: wakeOutbox,
	}
}

type GuestLinks = ReturnType<typeof createGuestLinks>

/** The address of a guest's own page. */
export function createGuestLinks({ keys, publicUrl }: { keys: GuestKeys; publicUrl: string }) {
	return async ({ id, language }: Pick<Enquiry, 'id' | 'language'>) =>
		guestLink(publicUrl, await keys.issue(id), language)
}

export function guestLink(publicUrl: string, key: string, language: Enquiry['language']): string {
	return publicUrl + localizePath(`/request/${key}`, language)
}
