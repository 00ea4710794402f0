import { factsInWords } from '#content/facts-in-words.ts'
import type { LetterWords } from '#content/stays/letter-words.ts'
import { inAnyLanguage, localizePath } from '#domain/locale.ts'
import type { Terms } from '#domain/stays/agreement.ts'
import { isPaid } from '#domain/stays/deposit.ts'
import { tellReply } from '#domain/stays/reply-to-change.ts'
import { makesAgreement, type RequestState } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, beginningOf, formatDay } from '#domain/time/dates.ts'
import type { Letter } from '#server/mail/letter.ts'
import { hasNoLink } from '#server/mail/plain-name.ts'
import { shownOn } from '#server/stays/requests/booking-state.ts'
import { stayCalendar } from '#server/stays/requests/stay-calendar.ts'
import {
	arrivalLetterAt,
	depositInWords,
	isLostUnpaid,
	type LetterContext,
	releaseAfter,
} from './letter-context.ts'
import { type RowsShown, stayRows } from './stay-rows.ts'

type GuestLetter = {
	/** The table about the stay, if the letter has one. */
	rows?: RowsShown | ((state: RequestState) => RowsShown)
	/** Says what differs from the agreement before it, or from what was asked for. */
	saysChanges?: true
	/** Says how to pay a deposit that has not come. */
	saysHowToPay?: true
	/** The moment from which the letter would no longer be true, after a mail server was down for days. */
	sendBefore?: (context: LetterContext) => number
	isRewritten?: true
}

/** Without an agreement in force, a letter shows only refunds. */
const off: RowsShown = { items: 'asked', money: 'refund' }
const quoted: RowsShown = { items: 'offer', money: 'price' }
const agreed: RowsShown = { items: 'confirm', money: 'price' }
/** Only a confirmation makes a quote a booking, and money may also come for one that is off. */
const asItStands = (state: RequestState): RowsShown => {
	if (state === 'confirmed') return agreed
	return state === 'cancelled' || state === 'declined' ? off : quoted
}
const untilArrival = ({ bookingState }: LetterContext) => beginningOf(bookingState.from)
const untilTonight = ({ today }: LetterContext) => beginningOf(addDays(today, 1))
/** A "last day" letter expires at midnight. */
const whileLate = (context: LetterContext) =>
	isLostUnpaid(context, context.today) ? untilTonight(context) : untilArrival(context)

const guestLetters = {
	offer: { rows: quoted, saysChanges: true, saysHowToPay: true },
	confirm: { rows: agreed, saysChanges: true, saysHowToPay: true },
	message: {},
	decline: { rows: off },
	cancel: { rows: off },
	reopen: { rows: off },
	thanks: {},
	deposit: { rows: asItStands },
	returned: { rows: asItStands },
	depositDue: {
		rows: asItStands,
		saysHowToPay: true,
		sendBefore: untilTonight,
		isRewritten: true,
	},
	depositLate: { rows: asItStands, saysHowToPay: true, sendBefore: whileLate, isRewritten: true },
	arrival: { rows: { ...agreed, isLast: true }, sendBefore: untilArrival, isRewritten: true },
} satisfies Record<string, GuestLetter>

export type GuestLetterKind = keyof typeof guestLetters

/** To the guest, in the language of the request. `text` is what the owner wrote. */
export function composeGuestLetter(
	kind: GuestLetterKind,
	text: string,
	context: LetterContext,
): Letter {
	const { booking, bookingState, facts, letters, link, reviewLink } = context
	const { language, reference } = booking
	const deposit = depositInWords(context, language)
	const words = fill(letters[language], {
		...factsInWords(facts, language),
		reference,
		guest: booking.fields.Name,
		...deposit.words,
		returned: formatPesos(context.returned, language),
		arrivePage: context.publicUrl + localizePath('/arrive', language),
	})
	const { rows, sendBefore, isRewritten }: GuestLetter = guestLetters[kind]
	const shown = typeof rows === 'function' ? rows(bookingState.state) : rows
	const heldUntil = kind === 'offer' ? bookingState.agreement?.heldUntil : undefined
	return {
		subject: words[kind].subject,
		letter: {
			language,
			paragraphs: [
				hasNoLink(booking.fields.Name) ? words.greeting : words.greetingWithoutName,
				deposit.isInPart && isReminder(kind) ? words[kind].textInPart : words[kind].text,
				...changesOf(kind, context, words),
				...moreOf(kind, context, words),
			],
			written: text,
			rows: shown ? stayRows(context, words.rows, shown) : [],
			links: [
				kind === 'thanks'
					? { label: words.thanks.link, href: reviewLink }
					: { label: kind === 'offer' ? words.offer.link : words.link, href: link },
			],
			closing: [
				...(heldUntil
					? [fill(words.offer.heldUntil, { day: formatDay(heldUntil, language) })]
					: []),
				words.direct,
				words.signature,
			],
		},
		...(kind === 'confirm' && { attachments: [stayCalendar(context)] }),
		...(sendBefore && { sendBefore: sendBefore(context) }),
		...(isRewritten && { isRewritten }),
	}
}

function isReminder(kind: GuestLetterKind) {
	return kind === 'depositDue' || kind === 'depositLate'
}

function changesOf(kind: GuestLetterKind, context: LetterContext, words: LetterWords): string[] {
	const { saysChanges }: GuestLetter = guestLetters[kind]
	if (!saysChanges) return []
	const { booking, bookingState, history, payment } = context
	const { agreement } = bookingState
	if (!agreement) return []
	const told = tellReply(history, agreement, payment, words.changes, booking.language)
	return told.kept ? [words.changes.none] : [told.changes, told.notWanted].filter(Boolean)
}

/** How to pay, what happens otherwise, the way and what to bring. */
function moreOf(kind: GuestLetterKind, context: LetterContext, words: LetterWords) {
	const { bookingState, payment, howToPay, booking, today } = context
	const { saysHowToPay }: GuestLetter = guestLetters[kind]
	const deposit = bookingState.agreement?.deposit ?? null
	const release = isReminder(kind) ? releaseAfter(today, context) : undefined
	const how = inAnyLanguage(howToPay, booking.language)
	return [
		...(release ? [words.depositDue[release]] : []),
		...(makesAgreement(kind) && isLostUnpaid(context) ? [words.deposit.releases] : []),
		...(saysHowToPay && !isPaid(deposit, payment)
			? [how ? `${words.deposit.howToPay}\n${how}` : words.deposit.askHowToPay]
			: []),
		...(kind === 'deposit' && shownOn(bookingState, today) === 'expired'
			? [words.deposit.lapsed]
			: []),
		...(kind === 'deposit' && context.isQuoteTaken ? [words.deposit.taken] : []),
		...(kind === 'arrival' || (kind === 'confirm' && isLastBeforeArrival(context))
			? [words.arrival.route, words.arrival[hasNights(bookingState) ? 'bring' : 'bringForDay']]
			: []),
	]
}

/** Whether no letter before arrival follows the confirmation: it is too late for one. */
function isLastBeforeArrival({ history, bookingState, arrivalLetterDays, today }: LetterContext) {
	const [first, ...others] = history.filter(({ action }) => action === 'confirm')
	if (!first || others.length > 0 || arrivalLetterDays === 0) return false
	const { from } = bookingState
	return from >= today && first.at >= arrivalLetterAt(from, arrivalLetterDays)
}

/** A request for nothing in particular may be for beds. */
function hasNights({ items }: Pick<Terms, 'items'>): boolean {
	return items.length === 0 || items.some(({ kind }) => kind === 'nights')
}
