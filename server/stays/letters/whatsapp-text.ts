import { factsInWords } from '#content/facts-in-words.ts'
import { noPrice, priceInWords } from '#domain/stays/prices/price.ts'
import { tellReply } from '#domain/stays/reply-to-change.ts'
import { isStayOver } from '#domain/stays/states/states.ts'
import { fill } from '#domain/text/fill.ts'
import { shownOn, standingOf } from '#server/stays/requests/booking-state.ts'
import { depositInWords, isLostUnpaid, type LetterContext } from './letter-context.ts'

type WhatsappContext = Pick<
	LetterContext,
	| 'booking'
	| 'bookingState'
	| 'history'
	| 'facts'
	| 'letters'
	| 'link'
	| 'payment'
	| 'isQuoteTaken'
	| 'today'
>

/** The last message for the guest, for the owner's WhatsApp. */
export function whatsappText(context: WhatsappContext): string {
	const { booking, bookingState, history, payment, facts, letters, link, isQuoteTaken, today } =
		context
	const { language, fields, reference } = booking
	const words = letters[language]
	const { state, agreement } = bookingState
	const price = agreement ?? noPrice
	const told = history.findLast(
		({ by, action }) => by === 'owner' && action !== 'note' && action !== 'deposit',
	)
	// Words alone, which leave a booking as it is, do not tell older changes again.
	const isAgreed = state === 'confirmed' && told?.action === 'confirm'
	const { kept, changes, notWanted } =
		isAgreed && agreement
			? tellReply(history, agreement, payment, words.changes, language)
			: { changes: '', notWanted: '' }
	const shown = shownOn(bookingState, today)
	const lapsed =
		shown === 'expired' && isStayOver(standingOf(bookingState, today)) ? 'stayOver' : shown
	const guestStanding = isQuoteTaken ? 'taken' : lapsed
	const text = words.whatsapp[kept ? 'kept' : changes ? 'changed' : guestStanding]
	const isWarned = !isQuoteTaken && isLostUnpaid(context)
	const more = [notWanted, isWarned && words.deposit.releases]
	return fill([text, ...more].filter(Boolean).join(' '), {
		...depositInWords(context, language).words,
		changes,
		...factsInWords(facts, language),
		reference,
		guest: fields.Name,
		link,
		price: priceInWords(price, words.rows, language),
	})
}
