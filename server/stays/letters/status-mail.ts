import { type LetterWords, letterWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking, MailRecipient } from '#domain/enquiries/enquiry.ts'
import type { Facts } from '#domain/facts.ts'
import { type InBothLanguages, ownersLocale } from '#domain/locale.ts'
import { isPaid } from '#domain/stays/deposit.ts'
import { offersOf } from '#domain/stays/offer.ts'
import { returnedIn } from '#domain/stays/returned-money.ts'
import { type Clock, type Day, dayInBogota } from '#domain/time/dates.ts'
import { type About, readAbout } from '#server/mail/about.ts'
import type { ComposeStatusMail } from '#server/mail/compose-status-mail.ts'
import type { Letter } from '#server/mail/letter.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { lastDayToPay, withLastDay } from '#server/stays/deposits/last-day.ts'
import { findImportedCalendar } from '#server/stays/feeds/feeds-repository.ts'
import { findOverbooked } from '#server/stays/feeds/overbooked.ts'
import {
	type BookingState,
	bookingStateOf,
	isDepositAsked,
} from '#server/stays/requests/booking-state.ts'
import { toHistoryResponses } from '#server/stays/requests/history-responses.ts'
import type { BookingRequests } from '#server/stays/requests/port.ts'
import type { ReviewInvitations } from '#server/stays/requests/review-invitations.ts'
import { isQuoteTaken } from '#server/stays/requests/taken-quote.ts'
import { pendingChange, pendingInWords } from '#server/stays/requests/terms/pending-change.ts'
import { findHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import { composeOverbooked, composeUnreadCalendar } from './feed-letters.ts'
import { composeGuestLetter, type GuestLetterKind } from './guest-letter.ts'
import type { LetterContext } from './letter-context.ts'
import { composeOwnerLetter, type OwnerLetterKind } from './owner-letter.ts'

type Deps = Pick<BookingRequests, 'linkTo' | 'lastMailToGuest'> & {
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	currentLetters: () => InBothLanguages<LetterWords>
	publicUrl: string
	reviewInvitations: ReviewInvitations
	now: Clock
}

type History = readonly StayHistoryTable[]

export function createStatusMail({
	linkTo,
	lastMailToGuest,
	publicUrl,
	reviewInvitations,
	now,
	...current
}: Deps): ComposeStatusMail {
	const { currentFacts, currentOffers, currentLetters } = current

	return async (query, { about, recipient, enquiry }) => {
		const read = readAbout(about)
		if (read.kind === 'calendar') return await feedLetter(query, read.id)
		if (read.kind === 'overbooked') return await overbookedLetter(query, read.id)
		if (enquiry?.kind !== 'booking') return undefined
		return await requestLetter(query, read, recipient, enquiry)
	}

	async function requestLetter(
		query: Query,
		about: About,
		recipient: MailRecipient,
		booking: Booking,
	): Promise<Letter | undefined> {
		const facts = currentFacts()
		const today = dayInBogota(now())
		const places = { offers: () => offersOf(facts), today: () => today }
		const { howToPay, arrivalLetterDays } = await readStaySetting(query, 'stays.options')
		const agreed = await bookingStateOf(query, booking, offersOf(facts))
		const history = await readHistory(query, booking.id)
		const bookingState = withLastDay(
			agreed,
			await lastDayToName(query, { about, recipient, history }, agreed),
		)
		const context = {
			booking,
			bookingState,
			history,
			facts,
			letters: currentLetters(),
			offerNames: currentOffers()[recipient === 'owner' ? ownersLocale : booking.language],
			link: await linkTo(booking),
			payment: await readPayment(query, booking.id),
			returned: returnedBy(about, history, agreed),
			isQuoteTaken: await isQuoteTaken(query, { booking, bookingState }, places),
			howToPay,
			arrivalLetterDays,
			reviewLink: await reviewInvitations.linkFor(booking),
			publicUrl,
			today,
		}
		const { kind } = about
		if (kind === 'arrival' && !isStillArriving(bookingState, about)) return undefined
		const isReminder = kind === 'depositDue' || kind === 'depositLate'
		if (isReminder && recipient === 'guest' && !isStillMissing(about, context)) return undefined
		if (kind === 'thanks' || kind === 'arrival' || kind === 'depositLate')
			return composeGuestLetter(kind, '', context)
		if (kind === 'depositDue' || kind === 'releaseHeld')
			return recipient === 'owner'
				? composeOwnerLetter('depositDue', '', context)
				: composeGuestLetter('depositDue', '', context)
		if (kind === 'reminder') return composeOwnerLetter('reminder', '', context)
		if (kind !== 'history') return undefined
		const happened = await findHistory(query, about.id)
		if (!happened) return undefined
		const { action, text, by } = happened
		if (recipient === 'owner')
			return composeOwnerLetter(action as OwnerLetterKind, textForOwner(happened, context), context)
		// Only what the owner wrote: the guest's address may be somebody else's.
		const told = context.returned > 0 ? 'returned' : (action as GuestLetterKind)
		return composeGuestLetter(told, by === 'owner' ? text : '', context)
	}

	/**
	 * A deposit's last day moves if the letter that names it left late. Letters about that day name no other, and the owner
	 * reads the agreed one.
	 */
	async function lastDayToName(
		query: Query,
		{ about, recipient, history }: { about: About; recipient: MailRecipient; history: History },
		{ agreement }: BookingState,
	): Promise<Day | undefined> {
		const isAboutDay = ['depositDue', 'depositLate', 'releaseHeld'].includes(about.kind)
		if (isAboutDay && 'day' in about) return about.day
		if (recipient === 'owner') return undefined
		const asked = { agreement, history, today: dayInBogota(now()) }
		return await lastDayToPay(query, lastMailToGuest, asked)
	}

	async function overbookedLetter(query: Query, offer: string): Promise<Letter | undefined> {
		const context = { offers: offersOf(currentFacts()), today: dayInBogota(now()) }
		const overbooked = (await findOverbooked(query, context)).filter((it) => it.offer === offer)
		if (overbooked.length === 0) return undefined
		return composeOverbooked(overbooked, { offerNames: currentOffers()[ownersLocale], publicUrl })
	}

	async function feedLetter(query: Query, id: string): Promise<Letter | undefined> {
		const calendar = await findImportedCalendar(query, id)
		if (!calendar?.error) return undefined
		const { offer, url, error } = calendar
		return composeUnreadCalendar(
			{ offer, url, error },
			{ offerNames: currentOffers()[ownersLocale], publicUrl },
		)
	}
}

/** Whether the guest still comes on the day that the letter is about. Older letters name none. */
function isStillArriving(
	{ state, from }: BookingState,
	{ day }: { day: Day | undefined },
): boolean {
	return state === 'confirmed' && (day === undefined || day === from)
}

/**
 * Whether the deposit still has not come, and its last day is still that of the letter. Meanwhile the guest may have paid, sent a
 * receipt or cancelled, and the owner may have named a later day.
 */
function isStillMissing(
	{ kind, day }: { kind: About['kind']; day: Day | undefined },
	{ bookingState, payment, isQuoteTaken, today }: LetterContext,
): boolean {
	const deposit = bookingState.agreement?.deposit ?? null
	if (!isDepositAsked(bookingState, today) || isPaid(deposit, payment)) return false
	if (isQuoteTaken || payment.hasWaitingReceipt) return false
	if (day !== undefined && deposit && deposit.until > day) return false
	return kind === 'depositDue' ? day === undefined || day === today : bookingState.from > today
}

/** The money that was returned by the entry of the history that the letter is about. */
function returnedBy(
	about: About,
	history: History,
	{ agreements }: Pick<BookingState, 'agreements'>,
): number {
	if (about.kind !== 'history') return 0
	const at = history.findIndex(({ id }) => id === about.id)
	const entries = toHistoryResponses(history, agreements)
	const entry = entries[at]
	return entry ? returnedIn(entry, entries.slice(0, at)) : 0
}

/**
 * With a change the owner reads all that waits, the days and people in Spanish, and the guest's own words as they were
 * written.
 */
function textForOwner(
	{ action, text }: StayHistoryTable,
	{ bookingState, history }: LetterContext,
): string {
	const pending = action === 'change' ? pendingChange(bookingState, history) : undefined
	if (!pending) return text
	return pendingInWords(pending, bookingState, {
		words: letterWords[ownersLocale].rows,
		language: ownersLocale,
	})
}
