import type { OfferWords } from '#content/stays/offer-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { Overbooked } from '#domain/stays/responses/overbooked-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Mail, mailToOwner } from '#server/mail/letter.ts'

const mostRows = 10

/** To the owner: nights, tables or rides that were sold twice. */
export function composeOverbooked(
	overbooked: readonly Overbooked[],
	{ offerNames, publicUrl }: { offerNames: OfferWords; publicUrl: string },
): Mail {
	const words = ownerMailWords.overbooked
	const rows = overbooked.slice(0, mostRows).map(({ offer, from, to, here, there }) => ({
		label: offerNames[offer].name,
		value: fill(isNightly(offer) ? words.nights : words.day, {
			from: formatDay(from, 'es'),
			to: formatDay(to, 'es'),
			here: here
				.map(({ reference, guest }) => [reference, guest].filter(Boolean).join(' '))
				.join(', '),
			there: there.join(', '),
		}),
	}))
	return mailToOwner({
		subject: words.subject,
		paragraphs: [words.text],
		rows,
		link: { label: words.open, href: `${publicUrl}/admin/calendar` },
	})
}
