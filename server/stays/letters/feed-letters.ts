import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import type { ImportedCalendarsTable } from '#db/tables.ts'
import { ownersLocale } from '#domain/locale.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import { readFailure } from '#domain/stays/feed-failure.ts'
import type { Overbooked } from '#domain/stays/responses/overbooked-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Letter, letterToOwner } from '#server/mail/letter.ts'

type Context = { offerNames: OfferWords; publicUrl: string }

const mostRows = 10

/** Nights, tables or rides that were sold twice. */
export function composeOverbooked(
	overbooked: readonly Overbooked[],
	{ offerNames, publicUrl }: Context,
): Letter {
	const words = ownerMailWords.overbooked
	const rows = overbooked.slice(0, mostRows).map(({ offer, from, to, here, there }) => ({
		label: offerNames[offer].name,
		value: fill(isNightly(offer) ? words.nights : words.day, {
			from: formatDay(from, ownersLocale),
			to: formatDay(to, ownersLocale),
			here: here
				.map(({ reference, guest }) => [reference, guest].filter(Boolean).join(' '))
				.join(', '),
			there: there.join(', '),
		}),
	}))
	return letterToOwner({
		subject: words.subject,
		paragraphs: [words.text],
		rows,
		link: { label: words.open, href: `${publicUrl}/admin/calendar` },
	})
}

/** An imported calendar that could not be read for a day. */
export function composeUnreadCalendar(
	{ offer, url, error }: Pick<ImportedCalendarsTable, 'offer' | 'url'> & { error: string },
	{ offerNames, publicUrl }: Context,
): Letter {
	const words = ownerMailWords.calendar
	const { reason, detail } = readFailure(error)
	return letterToOwner({
		subject: words.subject,
		paragraphs: [words.text],
		rows: [
			{ label: words.offer, value: offerNames[offer as OfferId].name },
			{ label: words.address, value: new URL(url).host },
			{ label: words.reason, value: fill(feedFailureWords[ownersLocale][reason], { detail }) },
		],
		link: { label: ownerMailWords.calendars, href: `${publicUrl}/admin/calendar/others` },
	})
}
