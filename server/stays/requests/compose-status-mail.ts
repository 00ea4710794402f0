import { type LetterWords, letterWords, ownerMailWords } from '#content/stays/letter-words.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { type InBothLanguages, type Locale, localizePath } from '#domain/locale.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText, sizeOf } from '#domain/offers/party.ts'
import {
	type Agreement,
	changesInWords,
	priceInWords,
	type Terms,
} from '#domain/stays/agreement.ts'
import { isPaid, owedFor, type Payment } from '#domain/stays/deposit.ts'
import type { RequestState } from '#domain/stays/states/state.ts'
import { hasUnansweredWords } from '#domain/stays/waiting.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, beginningOf, type Day, formatDay } from '#domain/time/dates.ts'
import { type Mail, mailToOwner } from '#server/mail/letter.ts'
import { hasNoLink } from '#server/mail/plain-name.ts'
import type { BookingState } from './booking-state.ts'
import { stayCalendar } from './stay-calendar.ts'

type MailContext = {
	booking: Booking
	bookingState: BookingState
	history: readonly StayHistoryTable[]
	facts: Facts
	letters: InBothLanguages<LetterWords>
	offerNames: OfferNames
	link: string
	payment: Payment
	/** The owner's words for a deposit, by language; empty where there are none. */
	howToPay: InBothLanguages<string>
	/** To leave a review marked as a guest's. */
	reviewLink: string
	publicUrl: string
	today: Day
}

export type GuestMailKind =
	| 'offer'
	| 'confirm'
	| 'decline'
	| 'cancel'
	| 'reopen'
	| 'thanks'
	| 'deposit'
	| 'depositDue'
	| 'depositLate'
	| 'arrival'
export type OwnerMailKind =
	| 'accept'
	| 'change'
	| 'cancel'
	| 'message'
	| 'reminder'
	| 'receipt'
	| 'depositDue'

/** To the guest, in the language of the request. `text` is what the owner wrote. */
export function composeMailToGuest(kind: GuestMailKind, text: string, context: MailContext): Mail {
	const { booking, bookingState, facts, letters, link, reviewLink } = context
	const { language, reference } = booking
	const words = fill(letters[language], {
		...factsInWords(facts, language),
		reference,
		guest: booking.fields.Name,
		lastDay: lastDayIn(bookingState, language),
		arrivePage: context.publicUrl + localizePath('/arrive', language),
	})
	const { agreement } = bookingState
	const heldUntil = kind === 'offer' ? agreement?.heldUntil : undefined
	const changed = kind === 'confirm' || kind === 'offer' ? (agreement?.changes ?? []) : []
	const isUnchanged = kind === 'confirm' && isLeftAsItWas(context)
	return {
		subject: words[kind].subject,
		letter: {
			language,
			paragraphs: [
				hasNoLink(booking.fields.Name) ? words.greeting : words.greetingWithoutName,
				words[kind].text,
				...(changed.length > 0 && !isUnchanged
					? [changesInWords(changed, words.changes, language)]
					: []),
				...(isUnchanged ? [words.changes.none] : []),
				...moreOf(kind, context, words),
			],
			written: text,
			rows: kind === 'thanks' ? [] : stayRows(context, words.rows, kind),
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
		...sendBefore(kind, context),
	}
}

function lastDayIn({ agreement }: BookingState, language: Locale): string {
	return agreement?.deposit ? formatDay(agreement.deposit.until, language) : ''
}

/** A mail server that was down for days must not tell guests who are here that they will arrive soon. */
function sendBefore(kind: GuestMailKind, { bookingState, today }: MailContext) {
	if (kind === 'arrival' || kind === 'depositLate')
		return { sendBefore: beginningOf(bookingState.from) }
	// It says that today is the last day.
	return kind === 'depositDue' ? { sendBefore: beginningOf(addDays(today, 1)) } : {}
}

/** Whether the owner's last reply to a change that the guest asked for was to leave what was agreed. */
function isLeftAsItWas({ history, bookingState }: MailContext): boolean {
	const at = history.findLastIndex(({ by, action }) => by === 'guest' && action === 'change')
	const asked = history[at]
	if (!asked || !bookingState.agreement || bookingState.agreement.at > asked.at) return false
	const responses = history
		.slice(at + 1)
		.filter(({ by, action }) => by === 'owner' && action !== 'note')
	return responses.length === 1
}

/** Letters about what is agreed show a price; the others say only what was asked for. */
function isKept(
	kind: GuestMailKind,
): kind is 'offer' | 'confirm' | 'deposit' | 'depositDue' | 'depositLate' | 'arrival' {
	return ['offer', 'confirm', 'deposit', 'depositDue', 'depositLate', 'arrival'].includes(kind)
}

/** How to pay, what happens otherwise, the way and what to bring. */
function moreOf(
	kind: GuestMailKind,
	{ bookingState, payment, howToPay, booking, today }: MailContext,
	words: LetterWords,
) {
	const deposit = bookingState.agreement?.deposit ?? null
	const how = howToPay[booking.language] || howToPay.es || howToPay.en
	// A confirmed guest sleeps here on the next day, and the site sends nobody away.
	const isReleased = bookingState.state !== 'confirmed' || today < bookingState.from
	const isAsked = ['offer', 'confirm', 'depositDue', 'depositLate'].includes(kind)
	return [
		...(kind === 'depositDue' && deposit?.releases && isReleased
			? [words.depositDue.releases]
			: []),
		...(isAsked && how && !isPaid(deposit, payment) ? [`${words.deposit.howToPay}\n${how}`] : []),
		...(kind === 'arrival' ? [words.arrival.route, words.arrival.bring] : []),
	]
}

function rowsOf(kind: GuestMailKind): 'offer' | 'confirm' | 'asked' {
	if (!isKept(kind)) return 'asked'
	return kind === 'offer' ? kind : 'confirm'
}

function stayRows(
	context: Pick<MailContext, 'booking' | 'bookingState' | 'offerNames' | 'payment'>,
	words: LetterWords['rows'],
	letter: GuestMailKind,
) {
	const kind = rowsOf(letter)
	const { booking, bookingState, offerNames, payment } = context
	const { language } = booking
	const { agreement } = bookingState
	return [
		{ label: words.reference, value: booking.reference },
		...termRows(bookingState, { words, offerNames, language, label: words.items[kind] }),
		...(agreement && kind !== 'asked'
			? [
					priceRow(agreement, words, language),
					...paymentRows(agreement, {
						words,
						language,
						payment,
						state: bookingState.state,
						isLast: letter === 'arrival',
					}),
				]
			: []),
		// A booking that is off asks for nothing, and says what was paid and is to be returned.
		...(letter === 'cancel' || letter === 'decline'
			? paymentRows(
					{ deposit: null, total: null },
					{ words, language, payment, state: bookingState.state, isLast: false },
				)
			: []),
	]
}

type RowContext = {
	words: LetterWords['rows']
	offerNames: OfferNames
	language: Locale
	label: string
}

/** When, who and what. */
export function termRows(terms: Terms, { words, offerNames, language, label }: RowContext) {
	const { from, to, party } = terms
	return [
		{ label: words.arrival, value: formatDay(from, language) },
		{ label: words.departure, value: formatDay(to, language) },
		{ label: words.people, value: String(sizeOf(party)) },
		...(party.children.length > 0
			? [{ label: words.children, value: childrenAsText(party.children) }]
			: []),
		...bookedItems(terms).map((item) => ({ label, value: itemLine(item, offerNames, language) })),
	]
}

/** A confirmed booking has a price, or says in words that it is still to be agreed. */
function priceRow(agreement: Agreement, words: LetterWords['rows'], language: Locale) {
	const value = priceInWords(agreement, words, language)
	return { label: words.price, value, isMain: true }
}

type PaymentContext = {
	words: LetterWords['rows']
	language: Locale
	payment: Payment
	state: RequestState
	/** The last letter before the stay says what is left even where nothing was paid. */
	isLast: boolean
}

/** The deposit, what was paid, and what is left, where there is something to say. */
function paymentRows(
	{ deposit, total }: Pick<Agreement, 'deposit' | 'total'>,
	{ words, language, payment, state, isLast }: PaymentContext,
) {
	const { balance, refund } = owedFor({ state, total }, payment)
	const { receivedPesos } = payment
	const price = (pesos: number) => formatPesos(pesos, language)
	return [
		...(deposit
			? [
					{
						label: words.deposit,
						value: fill(words.depositUntil, {
							price: price(deposit.pesos),
							day: formatDay(deposit.until, language),
						}),
					},
				]
			: []),
		...(receivedPesos > 0 ? [{ label: words.received, value: price(receivedPesos) }] : []),
		...((receivedPesos > 0 || isLast) && balance !== null
			? [{ label: words.balance, value: price(balance) }]
			: []),
		...(refund > 0 ? [{ label: words.refund, value: price(refund) }] : []),
	]
}

/** To the owner: what the guest did, and wrote. */
export function composeMailToOwner(kind: OwnerMailKind, text: string, context: MailContext): Mail {
	const { booking, bookingState, history, payment, publicUrl } = context
	const { reference } = booking
	const words = fill(ownerMailWords, {
		reference,
		guest: booking.fields.Name,
		lastDay: lastDayIn(bookingState, 'es'),
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
		rows: stayRows(
			{ ...context, booking: { ...booking, language: 'es' } },
			letterWords.es.rows,
			'offer',
		),
		link: { label: words.open, href: `${publicUrl}/admin/requests?request=${reference}` },
	})
}

/** The last message for the guest, for the owner's WhatsApp. */
export function whatsappText(
	context: Pick<MailContext, 'booking' | 'bookingState' | 'facts' | 'letters' | 'link'>,
): string {
	const { booking, bookingState, facts, letters, link } = context
	const { language, fields, reference } = booking
	const words = letters[language]
	const { state, agreement } = bookingState
	const price = agreement ?? { total: null, isPartial: false }
	const changes = agreement?.changes ?? []
	const isChanged = state === 'confirmed' && changes.length > 0
	return fill(words.whatsapp[isChanged ? 'changed' : state], {
		changes: changesInWords(changes, words.changes, language),
		...factsInWords(facts, language),
		reference,
		guest: fields.Name,
		link,
		price: priceInWords(price, words.rows, language),
	})
}
