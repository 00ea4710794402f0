import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Config } from '#server/config.ts'
import { providerChannel } from './provider-channel.ts'
import { smtpChannel } from './smtp-channel.ts'

export type Letter = { enquiry: Enquiry; recipient: MailRecipient; messageId: string }

/** Resolves once the mail is accepted; throws a DeliveryError otherwise. The signal ends it, whatever it is doing. */
export type Channel = { send(letter: Letter, signal: AbortSignal): Promise<void> }

/** How each recipient is reached. Without a channel a recipient gets no mail. */
export type Channels = Partial<Record<MailRecipient, Channel>>

/** The specification's provider tells the owner when it is set up, SMTP otherwise; only SMTP can write to guests. */
export function createChannels({ mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): Channels {
	const isProviderChosen = Object.values(mail.api).some(Boolean)
	const smtp = mail.smtpUrl ? smtpChannel({ ...mail, smtpUrl: mail.smtpUrl, publicUrl }) : undefined
	const owner = isProviderChosen ? providerChannel(mail.api) : smtp
	return { ...(owner && { owner }), ...(smtp && { guest: smtp }) }
}
