import type { Query } from '#db/connect.ts'
import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Letter } from './letter.ts'

/** Writes the letter about what has happened; undefined when there is nothing to tell any more. */
export type ComposeStatusMail = (
	query: Query,
	mail: { about: string; recipient: MailRecipient; enquiry: Enquiry | undefined },
) => Promise<Letter | undefined>
