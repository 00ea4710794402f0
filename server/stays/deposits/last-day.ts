import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { SentLetter } from '#domain/enquiries/enquiry.ts'
import { addDays, type Day, dayInBogota, latest } from '#domain/time/dates.ts'
import type { BookingState } from '#server/stays/requests/booking-state.ts'
import type { BookingRequests } from '#server/stays/requests/port.ts'

/** The letters that name the deadline, or what is left of the deposit. */
const naming = ['offer', 'confirm', 'deposit']

type Asked = { history: readonly StayHistoryTable[]; until: Day; today: Day }

/**
 * The agreed day, or the day after the letter that names it has left, if mail was down: a guest has a whole day from
 * reading of it, at least. Letters leave in order, so that those before it have left too. Undefined if the letter cannot
 * be delivered: the owner, who is told that nothing came, decides. Without a letter the owner has written by WhatsApp.
 */
export async function lastDayToPay(
	query: Query,
	letterToGuest: BookingRequests['letterToGuest'],
	{ history, until, today }: Asked,
): Promise<Day | undefined> {
	let letter: SentLetter | undefined
	for (const named of history.filter(({ action }) => naming.includes(action)).toReversed()) {
		letter = await letterToGuest(query, named.enquiry_id, named.id)
		// Only a payment that was taken back sends none.
		if (letter || named.action !== 'deposit') break
	}
	if (!letter) return until
	if (letter.status === 'failed') return undefined
	const leftOn = letter.status === 'sent' ? dayInBogota(letter.at) : today
	return latest(until, addDays(leftOn, 1))
}

/** With a deposit that is due on the day until which the site waits for it, as letters and pages name it. */
export function withLastDay(bookingState: BookingState, lastDay: Day | undefined): BookingState {
	const { agreement } = bookingState
	if (!agreement?.deposit || !lastDay) return bookingState
	const deposit = { ...agreement.deposit, until: latest(agreement.deposit.until, lastDay) }
	return { ...bookingState, agreement: { ...agreement, deposit } }
}
