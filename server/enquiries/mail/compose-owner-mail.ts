import type { SendMailOptions } from 'nodemailer'
import { mailWords, ownerMailWords } from '#content/enquiries/mail-words.ts'
import { formatDay, formatTime } from '#domain/dates.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { summaryLines } from '#domain/enquiries/enquiry-text.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { whatsappLink } from '#domain/phone-text.ts'
import { writeHtml, writeText } from '#server/mail/letter.ts'
import type { LetterSources } from './channel.ts'

type Options = Pick<LetterSources, 'describeItem'> & {
	to: string
	publicUrl: string
	facts: Facts
}

/** All that the guest wrote, in the owner's language, with links to reply. */
export function composeOwnerMail(
	enquiry: Enquiry,
	{ to, publicUrl, facts, describeItem }: Options,
): SendMailOptions {
	const { fields, kind, language } = enquiry
	const { Name, Email, Phone } = fields
	const words = mailWords.es
	const items = (enquiry.kind === 'booking' && enquiry.items) || []
	const greeting = fill(mailWords[language].acknowledgement.greeting, { guest: Name })
	const parts = {
		language: 'es',
		title: ownerMailWords[kind].title,
		paragraphs: [],
		rows: [
			...summaryLines(enquiry, words, 'es'),
			...items.map((item) => ({ label: words.item, value: describeItem(item, 'es') })),
			{ label: ownerMailWords.language.label, value: ownerMailWords.language[language] },
			{ label: ownerMailWords.received, value: formatTime(enquiry.createdAt, 'es') },
		],
		links: [
			{ label: ownerMailWords.whatsapp, href: whatsappLink(Phone, greeting) },
			{ label: ownerMailWords.call, href: `tel:${Phone}` },
			{
				label: ownerMailWords.open,
				href: `${publicUrl}/admin/requests?request=${referenceOf(enquiry.id)}`,
			},
		],
		closing: [ownerMailWords.reply],
	}
	return {
		to,
		replyTo: { name: withoutEncodedWords(Name), address: Email },
		subject: fill(ownerMailWords[kind].subject, {
			...factsInWords(facts, 'es'),
			...subjectWords(enquiry),
		}),
		text: writeText(parts),
		html: writeHtml(parts),
	}
}

function subjectWords(enquiry: Enquiry): Record<string, string> {
	const common = {
		reference: referenceOf(enquiry.id),
		guest: withoutEncodedWords(enquiry.fields.Name),
	}
	if (enquiry.kind === 'contact') return common
	const { Quantity, ArrivalDate, DepartureDate } = enquiry.fields
	return {
		...common,
		people: String(Quantity),
		arrivalDay: formatDay(ArrivalDate, 'es'),
		departureDay: formatDay(DepartureDate, 'es'),
	}
}

/** `=?utf-8?q?…?=` in a name would be decoded by the owner's mail program, to line breaks for example. */
function withoutEncodedWords(text: string): string {
	return text.replace(/=\?[^?\s]*\?[bq]\?[^?\s]*(\?=)?/gi, '').replaceAll('=?', '')
}
