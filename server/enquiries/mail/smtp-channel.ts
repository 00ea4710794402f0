import { Socket } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { writeText } from '#server/mail/letter.ts'
import { writeHtml } from '#server/mail/letter-html.ts'
import { withPlainHeaders } from '#server/mail/without-encoded-words.ts'
import { type Channel, DeliveryError, type Letter, type LetterSources } from './channel.ts'
import { composeAcknowledgement } from './compose-acknowledgement.ts'
import { canReplyTo, composeOwnerMail } from './compose-owner-mail.ts'

const stepTimeoutMs = 15_000

type Settings = {
	smtpUrl: string
	from?: string | undefined
	to?: string | undefined
	publicUrl: string
	sources: LetterSources
}

export function smtpChannel({ smtpUrl, from, to, publicUrl, sources }: Settings): Channel {
	const [sender, ownersAddress] = [from ?? to, to ?? from]

	async function composeReceived({ enquiry, recipient }: OfEnquiry, owner: string) {
		const { currentFacts, currentMails, describeItem } = sources
		const common = { publicUrl, facts: currentFacts(), mails: currentMails(), describeItem }
		if (recipient === 'owner') return await composeOwnerMail(enquiry, { to: owner, ...common })
		const link = enquiry.kind === 'booking' ? await sources.linkTo(enquiry) : undefined
		return composeAcknowledgement(enquiry, { replyTo: owner, link, ...common })
	}

	function composeNews({ news, recipient, enquiry }: Letter, owner: string) {
		if (!news) throw new DeliveryError('failed', 'there is nothing to tell any more')
		const [guest = owner] = enquiry ? [enquiry.fields.Email] : []
		const [address, replyTo] = recipient === 'owner' ? [owner, guest] : [guest, owner]
		return {
			to: { name: '', address },
			...(canReplyTo(replyTo) && { replyTo: { name: '', address: replyTo } }),
			subject: news.subject,
			text: writeText(news.letter),
			html: writeHtml(news.letter, { name: sources.currentFacts().name, subject: news.subject }),
			attachments: news.attachments ?? [],
		}
	}

	return {
		async send(letter, signal) {
			if (!sender || !ownersAddress) throw new DeliveryError('unconfigured', 'missing MAIL_TO')
			const mail =
				letter.enquiry && !letter.news
					? await composeReceived({ ...letter, enquiry: letter.enquiry }, ownersAddress)
					: composeNews(letter, ownersAddress)
			const isAutomatic = letter.recipient === 'guest'
			await submit(smtpUrl, signal, {
				...mail,
				from: sender,
				messageId: letter.messageId,
				date: new Date(letter.writtenAt),
				// Tells out-of-office assistants not to reply.
				headers: isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
				disableFileAccess: true,
				disableUrlAccess: true,
			}).catch((error) => {
				throw asDeliveryError(error, { isAutomatic, isOver: signal.aborted })
			})
		},
	}
}

type OfEnquiry = Letter & { enquiry: Enquiry }

/** Each mail has its own connection, which the signal can cut at any moment: the timeouts of single steps add up. */
async function submit(smtpUrl: string, signal: AbortSignal, mail: SendMailOptions) {
	// Imported lazily: it is large, and most sites mail through the provider.
	const { createTransport } = await import('nodemailer')
	const socket = new Socket()
	const cut = () => socket.destroy(new Error('timeout'))
	signal.addEventListener('abort', cut, { once: true })
	const transport = createTransport({
		url: smtpUrl,
		socket,
		connectionTimeout: stepTimeoutMs,
		greetingTimeout: stepTimeoutMs,
		socketTimeout: stepTimeoutMs,
	})
	try {
		signal.throwIfAborted()
		await transport.sendMail(withPlainHeaders(mail))
	} finally {
		signal.removeEventListener('abort', cut)
		transport.close()
		socket.destroy()
	}
}

type Failure = Error & { responseCode?: number; command?: string }

function asDeliveryError(
	error: Failure,
	{ isAutomatic, isOver }: { isAutomatic: boolean; isOver: boolean },
): DeliveryError {
	if (isOver) return new DeliveryError('retry', 'the mail server took too long', error)
	const { responseCode } = error
	if (!responseCode) return new DeliveryError('retry', 'the mail server was not reached', error)
	// A guest's mailbox that does not exist is a permanent failure. The owner's is a setting that can be corrected.
	const isRefused = isAutomatic && error.command === 'RCPT TO' && responseCode >= 500
	return new DeliveryError(
		isRefused ? 'failed' : 'retry',
		`the mail server answered ${responseCode}`,
		error,
	)
}
