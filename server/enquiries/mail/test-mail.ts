import { randomUUID } from 'node:crypto'
import { testEnquiry } from '#content/enquiries/mail-words.ts'
import type { Enquiry, EnquiryContent, MailRecipient } from '#domain/enquiries/enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import type { MailFault, MailTest, TestMailName } from '#domain/enquiries/mail-test.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { Facts } from '#domain/facts.ts'
import { ownersLocale } from '#domain/locale.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import type { Config } from '#server/config.ts'
import { received } from '#server/mail/about.ts'
import { type Channel, type Channels, DeliveryError } from './channel.ts'
import type { ComposeReceived } from './compose-received.ts'

const timeoutMs = 30_000

type Deps = {
	channels: Channels
	composeReceived: ComposeReceived
	mail: Config['mail']
	facts: Facts
}

/** Sends what enquiries would send, to the owner alone, and says what became of each mail. */
export async function sendTestMails({
	channels,
	composeReceived,
	mail,
	facts,
}: Deps): Promise<MailTest[]> {
	const { owner, guest } = channels
	const attempt = attemptWith(composeReceived)
	const [booking, contact] = testEnquiries(mail.to ?? mail.from ?? facts.email, facts)
	return [
		...(owner
			? [
					await attempt('booking', owner, booking, 'owner'),
					await attempt('contact', owner, contact, 'owner'),
				]
			: []),
		...(guest ? [await attempt('acknowledgement', guest, contact, 'guest')] : []),
	]
}

function attemptWith(composeReceived: ComposeReceived) {
	return async (
		what: TestMailName,
		channel: Channel,
		enquiry: Enquiry,
		recipient: MailRecipient,
	): Promise<MailTest> => {
		const messageId = `<${randomUUID()}@mail-test.invalid>`
		const letter = await composeReceived(enquiry, recipient)
		const mail = { enquiry, recipient, messageId, about: received, letter, writtenAt: Date.now() }
		try {
			await channel.send(mail, AbortSignal.timeout(timeoutMs))
			return { what, problem: null }
		} catch (error) {
			if (!(error instanceof DeliveryError)) throw error
			return { what, problem: { reason: error.reason, fault: faultOf(error) } }
		}
	}
}

const faults: [RegExp, MailFault][] = [
	[/EAUTH|535|534/, 'password'],
	[/ECONNREFUSED/, 'port'],
	[/ENOTFOUND|EAI_AGAIN/, 'host'],
	[/certificate|self-signed|ERR_TLS|wrong version number/i, 'encryption'],
	[/ETIMEDOUT|time-out|too long/i, 'silence'],
	[/\b55\d\b/, 'address'],
	[/answered 4\d\d/, 'ids'],
	[/missing/, 'missing'],
]

function faultOf({ reason, cause }: DeliveryError): MailFault {
	const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string }
	const inner = (cause as Error | undefined)?.cause
	const all = `${reason} ${code} ${message} ${(inner as { code?: string } | undefined)?.code ?? ''}`
	return faults.find(([pattern]) => pattern.test(all))?.[1] ?? 'unknown'
}

function testEnquiries(address: string, facts: Facts): [booking: Enquiry, contact: Enquiry] {
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
	const [id, language] = [idOf(content), ownersLocale] as const
	const reference = referenceOf(id)
	return { ...content, id, reference, language, ...consent, state: 'new', createdAt: now }
}
