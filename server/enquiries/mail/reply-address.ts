import { isAscii } from '#domain/text/email.ts'

/**
 * Whether the address can stand in a header of a mail to somebody else. An accented mailbox cannot: a mail server without
 * SMTPUTF8 may refuse the whole mail, and the owner would not get the enquiry. An accented domain is sent encoded.
 */
export function canReplyTo(email: string): boolean {
	return isAscii(email.slice(0, email.lastIndexOf('@')))
}
