import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { LastMail } from '#domain/enquiries/enquiry.ts'
import { addDays, type Day, dayInBogota, latest } from '#domain/time/dates.ts'
import type { BookingState } from '#server/stays/requests/booking-state.ts'
import type { BookingRequests } from '#server/stays/requests/port.ts'

/** The letters that name the deadline, or what is left of the deposit. */
const naming = ['offer', 'confirm', 'deposit']

type Asked = Pick<BookingState, 'agreement'> & { history: readonly StayHistoryTable[]; today: Day }

/**
 * The agreed day or, if mail was down, the day after the letter that names it has left: a guest has at least one whole day
 * after reading it. Letters leave in order, so earlier ones have left too. If there is no letter, the owner has written by
 * WhatsApp. Undefined without a deposit, and if the letter cannot be delivered: the owner, who is told that nothing came,
 * decides.
 */
export async function lastDayToPay(
	query: Query,
	lastMailToGuest: BookingRequests['lastMailToGuest'],
	{ agreement, history, today }: Asked,
): Promise<Day | undefined> {
	const until = agreement?.deposit?.until
	if (!until) return undefined
	let letter: LastMail | undefined
	for (const named of history.filter(({ action }) => naming.includes(action)).toReversed()) {
		letter = await lastMailToGuest(query, named.enquiry_id, named.id)
		// A payment that was taken back is the only one without a letter.
		if (letter || named.action !== 'deposit') break
	}
	if (!letter) return until
	if (letter.status === 'failed') return undefined
	const leftOn = letter.status === 'sent' ? dayInBogota(letter.at) : today
	return latest(until, addDays(leftOn, 1))
}

/** The booking with its deposit due on the last day that the site waits for it, which letters and pages name. */
export function withLastDay(bookingState: BookingState, lastDay: Day | undefined): BookingState {
	const { agreement } = bookingState
	if (!agreement?.deposit || !lastDay) return bookingState
	const deposit = { ...agreement.deposit, until: latest(agreement.deposit.until, lastDay) }
	return { ...bookingState, agreement: { ...agreement, deposit } }
}
