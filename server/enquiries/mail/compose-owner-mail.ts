import { type MailWords, mailWords, ownerMailWords } from '#content/enquiries/mail-words.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { type Doubt, readContact } from '#domain/enquiries/doubts.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { summaryLines } from '#domain/enquiries/enquiry-text.ts'
import type { Facts } from '#domain/facts.ts'
import { type InBothLanguages, ownersLocale } from '#domain/locale.ts'
import { isAscii } from '#domain/text/email.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { LetterSources } from './channel.ts'

type Options = Pick<LetterSources, 'describeItem'> & {
	publicUrl: string
	facts: Facts
	mails: InBothLanguages<MailWords>
}

/** All that the guest wrote, in the owner's language, with links to reply. */
export async function composeOwnerMail(
	enquiry: Enquiry,
	{ publicUrl, facts, mails, describeItem }: Options,
): Promise<Letter> {
	const { fields, kind, language } = enquiry
	const { Name, Email } = fields
	const { doubts, call, whatsapp } = await readContact(fields)
	const words = mailWords[ownersLocale]
	const asked = (enquiry.kind === 'booking' && enquiry.items) || []
	const items = asked.map((item) => describeItem(item, ownersLocale))
	const greeting = fill(mails[language].acknowledgement.greeting, {
		...factsInWords(facts, language),
		guest: Name,
	})
	const letter = {
		language: ownersLocale,
		title: ownerMailWords[kind].title,
		paragraphs: [],
		rows: [
			...summaryLines(enquiry, words, ownersLocale),
			...items.map((value) => ({ label: words.item, value })),
			...doubts.map((doubt) => ({ label: ownerMailWords.check.label, value: inWords(doubt) })),
			{ label: ownerMailWords.language.label, value: ownerMailWords.language[language] },
			{ label: ownerMailWords.received, value: formatTime(enquiry.createdAt, ownersLocale) },
		],
		links: [
			...(whatsapp
				? [{ label: ownerMailWords.whatsapp, href: whatsappLink(whatsapp, greeting) }]
				: []),
			{ label: ownerMailWords.call, href: `tel:${call}` },
			{
				label: ownerMailWords.open,
				href: `${publicUrl}/admin/requests?request=${enquiry.reference}`,
			},
		],
		closing: [canReplyTo(Email) ? ownerMailWords.reply : ownerMailWords.writeTo],
	}
	const subject = fill(ownerMailWords[kind].subject, {
		...factsInWords(facts, ownersLocale),
		...subjectWords(enquiry),
	})
	return { subject, letter, items }
}

function inWords({ field, suggestion }: Doubt): string {
	if (field === 'Phone') return ownerMailWords.check.phone
	return suggestion
		? fill(ownerMailWords.check.suggestion, { suggestion })
		: ownerMailWords.check.email
}

function subjectWords(enquiry: Enquiry): Record<string, string> {
	const common = {
		reference: enquiry.reference,
		guest: enquiry.fields.Name,
	}
	if (enquiry.kind === 'contact') return common
	const { Quantity, ArrivalDate, DepartureDate } = enquiry.fields
	return {
		...common,
		people: String(Quantity),
		arrivalDay: formatDay(ArrivalDate, ownersLocale),
		departureDay: formatDay(DepartureDate, ownersLocale),
	}
}

/**
 * Whether the address may be used in a header of a mail to somebody else. An accented mailbox cannot: a mail server without
 * SMTPUTF8 may refuse the whole mail, and the owner would not get the enquiry. An accented domain is sent encoded.
 */
export function canReplyTo(email: string): boolean {
	return isAscii(email.slice(0, email.lastIndexOf('@')))
}
