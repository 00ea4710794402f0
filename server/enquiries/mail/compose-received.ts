import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { LetterSources } from './channel.ts'
import { composeAcknowledgement } from './compose-acknowledgement.ts'
import { composeOwnerMail } from './compose-owner-mail.ts'

export type ComposeReceived = (enquiry: Enquiry, recipient: MailRecipient) => Promise<Letter>

/** Writes the first letters about an enquiry: all of it to the owner, an acknowledgement to the guest. */
export function createComposeReceived(sources: LetterSources, publicUrl: string): ComposeReceived {
	return async (enquiry, recipient) => {
		const { currentFacts, currentMails, describeItem, linkTo } = sources
		const common = { publicUrl, facts: currentFacts(), mails: currentMails(), describeItem }
		if (recipient === 'owner') return await composeOwnerMail(enquiry, common)
		const link = enquiry.kind === 'booking' ? await linkTo(enquiry) : undefined
		return composeAcknowledgement(enquiry, { link, ...common })
	}
}
