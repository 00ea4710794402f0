import { Socket } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import type { Enquiry, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { writeText } from '#server/mail/letter.ts'
import { writeHtml } from '#server/mail/letter-html.ts'
import { withPlainHeaders } from '#server/mail/without-encoded-words.ts'
import { type Channel, DeliveryError, type LetterSources, type Mail } from './channel.ts'
import { canReplyTo } from './compose-owner-mail.ts'

const stepTimeoutMs = 15_000

type Settings = {
	smtpUrl: string
	from?: string | undefined
	to?: string | undefined
	sources: Pick<LetterSources, 'currentFacts'>
}

export function smtpChannel({ smtpUrl, from, to, sources }: Settings): Channel {
	const [sender, ownersAddress] = [from ?? to, to ?? from]

	function contentOf({ letter, recipient, enquiry }: Mail, owner: string): SendMailOptions {
		const { subject, letter: parts, attachments = [] } = letter
		return {
			...addressesOf(recipient, enquiry, owner),
			subject,
			text: writeText(parts),
			html: writeHtml(parts, { name: sources.currentFacts().name, subject }),
			attachments,
		}
	}

	return {
		async send(mail, signal) {
			if (!sender || !ownersAddress) throw new DeliveryError('unconfigured', 'missing MAIL_TO')
			const isAutomatic = mail.recipient === 'guest'
			await submit(smtpUrl, signal, {
				...contentOf(mail, ownersAddress),
				from: sender,
				messageId: mail.messageId,
				date: new Date(mail.writtenAt),
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

/** A reply goes to the other side. The owner's setting may have a name in front of the address. */
function addressesOf(recipient: MailRecipient, enquiry: Enquiry | undefined, owner: string) {
	if (!enquiry) return { to: owner }
	const { Name, Email } = enquiry.fields
	if (recipient === 'guest') return { to: { name: '', address: Email }, replyTo: owner }
	return { to: owner, ...(canReplyTo(Email) && { replyTo: { name: Name, address: Email } }) }
}

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
