import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'

export type Letter = { enquiry: Enquiry; recipient: MailRecipient; messageId: string }

/** Resolves when the mail is accepted and throws a DeliveryError otherwise. The signal aborts the sending. */
export type Channel = { send(letter: Letter, signal: AbortSignal): Promise<void> }

/** How each recipient is reached. A recipient without a channel gets no mail. */
export type Channels = Partial<Record<MailRecipient, Channel>>

/**
 * Why a mail was not sent, and what follows: retry later, give up, or wait for other settings. The owner and the log see
 * `reason`, so it never quotes the provider's answer, which may contain an address.
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
