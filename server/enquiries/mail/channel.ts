import type { MailWords } from '#content/enquiries/mail-words.ts'
import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import type { NamedItem } from '#domain/offers/item.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { Letter } from '#server/mail/letter.ts'

/** A letter on its way to its recipient. */
export type Mail = {
	/** Undefined in a notice to the owner. */
	enquiry: Enquiry | undefined
	recipient: MailRecipient
	messageId: string
	/** As stored: server/mail/about.ts reads it. */
	about: string
	letter: Letter
	writtenAt: number
}

/** Facts in letters that are not in the enquiry. */
export type LetterSources = {
	currentFacts: () => Facts
	currentMails: () => InBothLanguages<MailWords>
	describeItem: (item: RequestedItem | NamedItem, locale: Locale) => string
	/** The guest's own page. */
	linkTo: (enquiry: Pick<Enquiry, 'id' | 'language'>) => Promise<string>
}

/** Resolves when the mail is accepted and throws a DeliveryError otherwise. The signal aborts the sending. */
export type Channel = { send(mail: Mail, signal: AbortSignal): Promise<void> }

/** How each recipient is reached. A recipient without a channel gets no mail. */
export type Channels = Partial<Record<MailRecipient, Channel>>

/**
 * Why a mail was not sent, and what follows: retry later, give up, or wait for other settings. The owner and the log see
 * `reason`, so it never quotes the provider's response, which may contain an address.
 */
export class DeliveryError extends Error {
	readonly fate: 'retry' | 'failed' | 'unconfigured'
	readonly reason: string

	constructor(fate: DeliveryError['fate'], reason: string, cause?: unknown) {
		super(reason, { cause })
		this.fate = fate
		this.reason = reason
	}
}
