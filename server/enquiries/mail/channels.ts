import type { Config } from '#server/config.ts'
import type { Channels, LetterSources } from './channel.ts'
import { providerChannel } from './provider-channel.ts'
import { smtpChannel } from './smtp-channel.ts'

/** The owner's mail goes through the provider when it is configured, else through SMTP. Guests get theirs by SMTP only. */
export function createChannels(
	{ mail }: Pick<Config, 'mail'>,
	sources: Pick<LetterSources, 'currentFacts'>,
): Channels {
	const hasProvider = Object.values(mail.api).some(Boolean)
	const smtp = mail.smtpUrl ? smtpChannel({ ...mail, smtpUrl: mail.smtpUrl, sources }) : undefined
	const owner = hasProvider ? providerChannel(mail.api, sources) : smtp
	return { ...(owner && { owner }), ...(smtp && { guest: smtp }) }
}
