import { Socket } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import type { Facts } from '#domain/facts.ts'
import { type Channel, DeliveryError } from './channel.ts'
import { composeAcknowledgement } from './compose-acknowledgement.ts'
import { composeOwnerMail } from './compose-owner-mail.ts'

const stepTimeoutMs = 15_000

type Settings = {
	smtpUrl: string
	from?: string | undefined
	to?: string | undefined
	publicUrl: string
	currentFacts: () => Facts
}

export function smtpChannel({ smtpUrl, from, to, publicUrl, currentFacts }: Settings): Channel {
	const [sender, ownersAddress] = [from ?? to, to ?? from]

	return {
		async send({ enquiry, recipient, messageId }, signal) {
			if (!sender || !ownersAddress) throw new DeliveryError('unconfigured', 'missing MAIL_TO')
			const facts = currentFacts()
			const mail =
				recipient === 'owner'
					? composeOwnerMail(enquiry, { to: ownersAddress, publicUrl, facts })
					: composeAcknowledgement(enquiry, { replyTo: ownersAddress, publicUrl, facts })
			const isAutomatic = recipient === 'guest'
			await submit(smtpUrl, signal, {
				...mail,
				from: sender,
				messageId,
				date: new Date(enquiry.createdAt),
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
		await transport.sendMail(mail)
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
