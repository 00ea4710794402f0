import { letterWords, ownerMailWords } from '#content/stays/letter-words.ts'
import { hasUnansweredWords } from '#domain/stays/waiting.ts'
import { fill } from '#domain/text/fill.ts'
import { type Mail, mailToOwner } from '#server/mail/letter.ts'
import { type LetterContext, lastDayOfDeposit } from './letter-context.ts'
import { stayRows } from './stay-rows.ts'

export type OwnerLetterKind =
	| 'accept'
	| 'change'
	| 'cancel'
	| 'message'
	| 'reminder'
	| 'receipt'
	| 'depositDue'

/** To the owner: what the guest did, and wrote. */
export function composeOwnerLetter(
	kind: OwnerLetterKind,
	text: string,
	context: LetterContext,
): Mail {
	const { booking, bookingState, history, payment, publicUrl } = context
	const { reference } = booking
	const words = fill(ownerMailWords, {
		reference,
		guest: booking.fields.Name,
		lastDay: lastDayOfDeposit(bookingState, 'es'),
	})
	const isWaiting = kind === 'depositDue' && payment.hasWaitingReceipt
	const isHeld =
		kind === 'depositDue' &&
		bookingState.agreement?.deposit?.releases &&
		hasUnansweredWords(booking.state, history)
	const { subject, text: lead } = words[isWaiting ? 'receiptDue' : kind]
	return mailToOwner({
		subject,
		paragraphs: [lead, ...(isHeld ? [words.releaseHeld] : [])],
		written: text,
		rows: stayRows({ ...context, booking: { ...booking, language: 'es' } }, letterWords.es.rows, {
			items: 'offer',
			money: 'price',
		}),
		link: { label: words.open, href: `${publicUrl}/admin/requests?request=${reference}` },
	})
}
