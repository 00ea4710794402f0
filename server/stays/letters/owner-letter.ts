import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { ownersLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, formatDay, latest } from '#domain/time/dates.ts'
import { type Letter, letterToOwner } from '#server/mail/letter.ts'
import { depositInWords, type LetterContext, releaseAfter } from './letter-context.ts'
import { stayRows } from './stay-rows.ts'

export type OwnerLetterKind =
	| 'accept'
	| 'change'
	| 'withdraw'
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
): Letter {
	const { booking, bookingState, payment, publicUrl, today } = context
	const { reference } = booking
	const deposit = depositInWords(context, ownersLocale)
	// After an outage this letter may leave late: then the guest has until the end of today.
	const lastDay = latest(bookingState.agreement?.deposit?.until ?? today, today)
	const words = fill(ownerMailWords, {
		reference,
		guest: booking.fields.Name,
		...deposit.words,
		releasedOn: formatDay(addDays(lastDay, 1), ownersLocale),
	})
	const release = releaseAfter(lastDay, context)
	const isHeld = kind === 'depositDue' && release === 'held'
	const isReleased = (kind === 'depositDue' || kind === 'reminder') && release === 'releases'
	const isAccepted = kind === 'receipt' && bookingState.state === 'accepted'
	const missing = payment.hasWaitingReceipt
		? 'receiptDue'
		: deposit.isInPart
			? 'depositDueInPart'
			: 'depositDue'
	const { subject, text: lead } = words[kind === 'depositDue' ? missing : kind]
	return letterToOwner({
		subject,
		paragraphs: [
			kind === 'reminder' && isReleased ? words.reminder.unpaid : lead,
			...(kind === 'cancel' && payment.hasWaitingReceipt ? [words.cancel.receipt] : []),
			...(isAccepted ? [words.receipt.accepted] : []),
			...(kind === 'receipt' && context.isQuoteTaken ? [words.receipt.taken] : []),
			...(isHeld ? [words.releaseHeld] : []),
			...(isReleased ? [words.releases, words.releasesOnlyTold] : []),
		],
		written: text,
		rows: stayRows(
			{ ...context, booking: { ...booking, language: ownersLocale } },
			letterWords[ownersLocale].rows,
			{
				items: 'offer',
				money: 'price',
			},
		),
		link: { label: words.open, href: `${publicUrl}/admin/requests?request=${reference}` },
	})
}
