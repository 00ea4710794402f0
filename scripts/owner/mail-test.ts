import { randomUUID } from 'node:crypto'
import { testEnquiry } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { addDays, dayInBogota } from '#domain/dates.ts'
import type { Enquiry, EnquiryContent, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { type Channel, DeliveryError } from '#server/enquiries/mail/channel.ts'
import { createChannels } from '#server/enquiries/mail/channels.ts'
import { runCommand } from '#server/run-command.ts'

const timeoutMs = 30_000

/** Sends what an enquiry would send, and says what happened. */
async function main() {
	const config = readConfig()
	const { owner, guest } = createChannels(config, () => facts)
	if (!owner)
		throw new ConfigError(
			'No mail is configured, so enquiries are only kept and shown at /admin. Set SMTP_URL and MAIL_TO, or EMAIL_API_HOST with its ids.',
		)
	const [booking, contact] = testEnquiries(config)
	const results = [
		await attempt("a booking request, to the owner's mailbox", owner, booking, 'owner'),
		await attempt("a contact message, to the owner's mailbox", owner, contact, 'owner'),
		...(guest
			? [await attempt('an acknowledgement, as guests get it', guest, contact, 'guest')]
			: []),
	]
	if (results.includes(false)) process.exitCode = 1
	else process.stdout.write('Now look into the mailbox, and into its spam folder.\n')
}

async function attempt(what: string, channel: Channel, enquiry: Enquiry, recipient: MailRecipient) {
	const messageId = `<${randomUUID()}@mail-test.invalid>`
	try {
		await channel.send({ enquiry, recipient, messageId }, AbortSignal.timeout(timeoutMs))
		process.stdout.write(`Sent: ${what}.\n`)
		return true
	} catch (error) {
		if (!(error instanceof DeliveryError)) throw error
		process.stderr.write(`Not sent: ${what}. ${explain(error)}\n`)
		return false
	}
}

const hints: [RegExp, string][] = [
	[/EAUTH|535|534/, 'The name or the password in SMTP_URL is wrong.'],
	[/ECONNREFUSED/, 'Nothing listens there: check the host and the port.'],
	[/ENOTFOUND|EAI_AGAIN/, 'There is no such host name.'],
	[
		/certificate|self-signed|ERR_TLS|wrong version number/i,
		'Its encryption failed: smtps:// is for port 465, smtp:// for 587.',
	],
	[
		/ETIMEDOUT|time-out|too long/i,
		'It did not answer: check the port, and whether a firewall is in the way.',
	],
	[/\b55\d\b/, 'It refuses the sender or the recipient: check MAIL_FROM and MAIL_TO.'],
	[/answered 4\d\d/, 'It refuses the call: check the EMAIL_… ids.'],
	[/missing/, 'Set it, and try again.'],
]

/** The reason as the owner's desk shows it, and what to do about it. */
function explain({ reason, cause }: DeliveryError): string {
	const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string }
	const inner = (cause as Error | undefined)?.cause
	const all = `${reason} ${code} ${message} ${(inner as { code?: string } | undefined)?.code ?? ''}`
	const hint = hints.find(([pattern]) => pattern.test(all))?.[1] ?? ''
	return `${reason[0]?.toUpperCase()}${reason.slice(1)}. ${hint}`.trim()
}

/** From the owner to the owner, so that no stranger gets a mail. */
function testEnquiries({ mail }: Config): [booking: Enquiry, contact: Enquiry] {
	const address = mail.to ?? mail.from ?? facts.email
	const Email = /<([^>]+)>/.exec(address)?.[1] ?? address
	const { City, ...common } = { ...testEnquiry, Email, Phone: facts.phones[0] }
	const today = dayInBogota(Date.now())
	const stay = { Quantity: 2, ArrivalDate: today, DepartureDate: addDays(today, 1) }
	return [
		asEnquiry({ kind: 'booking', fields: { bookingId: randomUUID(), ...common, ...stay } }),
		asEnquiry({ kind: 'contact', fields: { ContactFormId: randomUUID(), ...common, City } }),
	]
}

function asEnquiry(content: EnquiryContent): Enquiry {
	const now = Date.now()
	const consent = { consentVersion: 'test', consentAt: now }
	return { ...content, id: idOf(content), language: 'es', ...consent, state: 'new', createdAt: now }
}

await runCommand(main)
