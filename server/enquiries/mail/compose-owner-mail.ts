import type { SendMailOptions } from 'nodemailer'
import { mails, ownerMail } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { formatDay, formatTime } from '#domain/dates.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { summaryLines } from '#domain/enquiries/enquiry-text.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { whatsappLink } from '#domain/whatsapp-link.ts'
import { writeHtml, writeText } from './mail-html.ts'

/** Everything the guest wrote, in the owner's language, and one press away from an answer. */
export function composeOwnerMail(
	enquiry: Enquiry,
	{ to, publicUrl }: { to: string; publicUrl: string },
): SendMailOptions {
	const { fields, kind, language } = enquiry
	const { Name, Email, Phone } = fields
	const words = mails.es
	const greeting = fill(mails[language].acknowledgement.greeting, { guest: Name })
	const parts = {
		language: 'es',
		title: ownerMail[kind].title,
		paragraphs: [],
		rows: [
			...summaryLines(enquiry, words, 'es'),
			{ label: ownerMail.language.label, value: ownerMail.language[language] },
			{ label: ownerMail.received, value: formatTime(enquiry.createdAt, 'es') },
		],
		links: [
			{ label: ownerMail.whatsapp, href: whatsappLink(Phone, greeting) },
			{ label: ownerMail.call, href: `tel:${Phone}` },
			{ label: ownerMail.all, href: `${publicUrl}/admin` },
		],
		closing: [ownerMail.reply],
	}
	return {
		to,
		replyTo: { name: Name, address: Email },
		subject: fill(ownerMail[kind].subject, {
			...factsInWords(facts, 'es'),
			...subjectWords(enquiry),
		}),
		text: writeText(parts),
		html: writeHtml(parts),
	}
}

function subjectWords(enquiry: Enquiry): Record<string, string> {
	const common = { reference: referenceOf(enquiry.id), guest: enquiry.fields.Name }
	if (enquiry.kind === 'contact') return common
	const { Quantity, ArrivalDate, DepartureDate } = enquiry.fields
	return {
		...common,
		people: String(Quantity),
		arrivalDay: formatDay(ArrivalDate, 'es'),
		departureDay: formatDay(DepartureDate, 'es'),
	}
}
