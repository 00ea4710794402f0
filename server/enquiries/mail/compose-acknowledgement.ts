import type { MailWords } from '#content/enquiries/mail-words.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import type { Booking, Enquiry } from '#domain/enquiries/enquiry.ts'
import { stayLines } from '#domain/enquiries/enquiry-text.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { visitTime } from '#domain/offers/visit-time.ts'
import { fill } from '#domain/text/fill.ts'
import { guestCalendar } from '#server/calendar-files/guest-calendar.ts'
import type { Letter } from '#server/mail/letter.ts'
import { isPlainName } from '#server/mail/plain-name.ts'
import type { LetterSources } from './channel.ts'

type OfSite = { publicUrl: string; facts: Facts; mails: InBothLanguages<MailWords> }
type Common = Pick<LetterSources, 'describeItem'> & OfSite

/**
 * Confirms the enquiry to the guest. Anybody can enter anybody's address, so the mail contains no free text of the guest's
 * except a plausible name: otherwise it could be used to send advertising.
 */
export function composeAcknowledgement(
	enquiry: Enquiry,
	{ link, publicUrl, facts, mails, describeItem }: Common & { link: string | undefined },
): Letter {
	const { fields, kind, language, reference } = enquiry
	const words = fill(mails[language], factsInWords(facts, language))
	const { acknowledgement } = words
	const greeting = isPlainName(fields.Name)
		? fill(acknowledgement.greeting, { guest: fields.Name })
		: acknowledgement.greetingWithoutName
	const stay = enquiry.kind === 'booking' ? stayLines(enquiry, words, language) : []
	const items = (enquiry.kind === 'booking' && enquiry.items) || []
	const asked = items.map((item) => [words.item, describeItem(item, language)] as const)
	const letter = {
		language,
		paragraphs: [greeting, acknowledgement[kind].text],
		rows: [[words.reference, reference] as const, ...stay, ...asked].map(([label, value]) => ({
			label,
			value,
		})),
		links: link ? [{ label: acknowledgement.link, href: link }] : [],
		closing: [acknowledgement.direct, acknowledgement.notYours, acknowledgement.signature],
	}
	return {
		subject: fill(acknowledgement[kind].subject, { reference }),
		letter,
		attachments: kind === 'booking' ? [calendarOf(enquiry, { publicUrl, facts, mails })] : [],
	}
}

/** The stay as it was asked for: the first version of the guest's calendar entry. */
export function calendarOf(enquiry: Booking, { publicUrl, facts, mails }: OfSite) {
	const { language, fields, reference, createdAt } = enquiry
	const words = fill(mails[language].calendar, {
		...factsInWords(facts, language),
		reference,
		people: String(fields.Quantity),
	})
	const stay = { from: fields.ArrivalDate, to: fields.DepartureDate }
	const time = visitTime({ ...stay, items: enquiry.items ?? [] })
	const asAsked = { sequence: 0, status: 'tentative', madeAt: createdAt } as const
	const event = { ...words, ...stay, ...asAsked, time, reference, language }
	return guestCalendar(event, { facts, publicUrl })
}
