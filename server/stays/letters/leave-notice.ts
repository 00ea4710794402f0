import { letterWords } from '#content/stays/letter-words.ts'
import { noticeWords } from '#content/stays/notice-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import type { Transaction } from '#db/connect.ts'
import { ownersLocale } from '#domain/locale.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { type EndedRequest, moneyAfterEnd, moneyInWords } from '#domain/stays/notice.ts'
import { noPrice } from '#domain/stays/prices/price.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { writeAbout } from '#server/mail/about.ts'
import { letterToOwner } from '#server/mail/letter.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import type { BookingWithState } from '#server/stays/requests/booking-state.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addNotice } from '#server/stays/store/notices-repository.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { termRows } from './stay-rows.ts'

type Deps = Pick<StayDeps, 'requests' | 'currentOffers' | 'now'>

/**
 * A guest may delete everything at once, with the owner's unsent mail, and so may whoever sends the guest's link: every
 * deletion leaves a notice, by mail and at the desk, that names nobody.
 */
export async function noticeOfDeletion(
	transaction: Transaction,
	opened: BookingWithState,
	deps: Deps,
) {
	const { booking, bookingState } = opened
	const history = await readHistory(transaction, booking.id)
	const wasAgreed =
		bookingState.agreement?.kind === 'confirmation' ||
		history.some(({ action }) => action === 'accept' || action === 'confirm')
	const words = ownerMailWords.deleted
	const textOnceAgreed =
		bookingState.state === 'cancelled' ? words.textAfterCancelling : words.textOnceAgreed
	await leaveNotice(transaction, opened, deps, {
		about: 'request-deleted',
		subject: wasAgreed ? words.subjectOnceAgreed : words.subject,
		text: wasAgreed ? textOnceAgreed : words.text,
		label: wasAgreed ? 'confirm' : 'asked',
	})
}

/** The site has cancelled a booking on its own: the owner has to know, and to return what was paid. */
export async function noticeOfRelease(
	transaction: Transaction,
	opened: BookingWithState,
	deps: Deps,
) {
	const { booking, bookingState } = opened
	const released = { booking, bookingState: { ...bookingState, state: 'cancelled' as const } }
	const { receivedPesos } = await readPayment(transaction, booking.id)
	const { subject, subjectInPart, text } = ownerMailWords.released
	await leaveNotice(transaction, released, deps, {
		about: 'request-released',
		subject: receivedPesos > 0 ? subjectInPart : subject,
		text,
		label: 'confirm',
	})
}

type NoticeParts = { subject: string; text: string; label: 'confirm' | 'asked' }

async function leaveNotice(
	transaction: Transaction,
	{ booking, bookingState }: BookingWithState,
	{ requests, currentOffers, now }: Deps,
	{ about, subject, text, label }: Pick<EndedRequest, 'about'> & NoticeParts,
) {
	const { reference } = booking
	const { from, to, items, state, agreement } = bookingState
	const at = now()
	const payment = await readPayment(transaction, booking.id)
	const { total, isPartial } = agreement ?? noPrice
	const money = moneyAfterEnd({ state, total, isPartial }, payment)
	const details = { reference, from, to, items: bookedItems({ items, from, to }), money }
	const id = await addNotice(transaction, { at, about, details })
	const words = noticeWords[ownersLocale].money
	await requests.notify(transaction, 'owner', {
		enquiryId: null,
		about: writeAbout({ kind: 'notice', id }),
		at,
		letter: letterToOwner({
			subject: fill(subject, { reference }),
			paragraphs: [
				text,
				...moneyInWords(money, words, (pesos) => formatPesos(pesos, ownersLocale)),
			],
			rows: [
				{ label: letterWords[ownersLocale].rows.reference, value: reference },
				...termRows(bookingState, {
					words: letterWords[ownersLocale].rows,
					offerNames: currentOffers()[ownersLocale],
					language: ownersLocale,
					label: letterWords[ownersLocale].rows.items[label],
				}),
			],
		}),
	})
}
