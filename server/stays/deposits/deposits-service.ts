import type { Transaction } from '#db/connect.ts'
import type { PhotoErrorCode } from '#domain/editing/photo.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import { type ReceiptErrorCode, receiptLimits } from '#domain/stays/deposit.ts'
import { returnedIn } from '#domain/stays/returned-money.ts'
import { paymentSettles } from '#domain/stays/unanswered.ts'
import { addDays, type Day, latest } from '#domain/time/dates.ts'
import { ProcessEnded } from '#server/limits/limited-process.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { PictureProcess } from '#server/pictures/picture-process.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import { acceptByPaying, hasSeenLast } from '#server/stays/requests/accept-quote.ts'
import {
	type BookingState,
	isDepositAsked,
	openRequest,
	refuseUnseen,
	type SeenVersion,
	shownOn,
} from '#server/stays/requests/booking-state.ts'
import type { GuestRequests } from '#server/stays/requests/guest-requests.ts'
import { toHistoryResponses } from '#server/stays/requests/history-responses.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readAgreements } from '#server/stays/store/agreements-repository.ts'
import { addHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import {
	changeDeposit,
	markReceiptSeen,
	pdfType,
	type Receipt,
	readPayment,
	readReceipt,
} from './deposits-repository.ts'

type Deps = StayDeps & {
	guests: Pick<GuestRequests, 'open'>
	pictureProcess: Pick<PictureProcess, 'run'>
	rateLimits: RateLimits
}

type SentReceipt = {
	upload: Uint8Array
	/** The number of the agreement that was on the guest's page. */
	seen: number | undefined
}

export type Deposits = ReturnType<typeof createDeposits>

/** Receipts of guests, and what the owner has received. Nothing is paid through the site. */
export function createDeposits(deps: Deps) {
	const { database, requests, guests, pictureProcess, rateLimits, today, now, write } = deps
	const notify = createNotify(deps)

	/** Pictures are encoded again in a limited process, as the owner's photographs are; a PDF stays as it is (decision 0037). */
	async function read(upload: Uint8Array): Promise<Receipt> {
		if (upload.length === 0) throw refusal('receiptKind')
		if (upload.length > receiptLimits.bytes) throw refusal('receiptTooLarge')
		if (isPdf(upload)) {
			if (upload.length > receiptLimits.pdfBytes) throw refusal('receiptTooLarge')
			return { type: pdfType, bytes: upload }
		}
		const result = await pictureProcess.run({ kind: 'receipt' }, upload).catch((error) => {
			if (!(error instanceof ProcessEnded)) throw error
			throw refusal(error.isTooHeavy ? 'receiptTooHeavy' : 'receiptBroken', error)
		})
		if (result.refused) throw refusal(inReceiptWords(result.refused))
		return { type: 'image/jpeg', bytes: result.jpeg }
	}

	/** Throws unless this guest may send a receipt now. Asked before the file is read, and again once it has arrived. */
	async function openForReceipt(key: string, visitor: Visitor) {
		const { booking, bookingState } = await guests.open(key)
		checkIsAsked(bookingState, today())
		return {
			booking,
			count: await rateLimits.prepare('receipts', visitor.address, visitor.hasProof),
		}
	}

	return {
		openForReceipt,

		/** Replaces the previous receipt; one that is refused leaves it as it was. */
		async putReceipt(key: string, { upload, seen }: SentReceipt, visitor: Visitor) {
			const { booking, count } = await openForReceipt(key, visitor)
			await database.query.transaction().execute(count)
			const { type, bytes } = await read(upload)
			await write(async (transaction) => {
				const opened = await openRequest(transaction, deps, booking.id)
				const { agreement } = opened.bookingState
				checkIsAsked(opened.bookingState, today())
				if (await hasSeenLast(transaction, { id: booking.id, agreement }, seen))
					await acceptByPaying(transaction, opened, deps)
				const at = now()
				await changeDeposit(transaction, booking.id, {
					receipt_type: type,
					receipt: bytes,
					receipt_at: at,
					seen_at: null,
				})
				const entry = { enquiry_id: booking.id, at, by: 'guest', action: 'receipt' } as const
				const about = await addHistory(transaction, entry)
				await requests.setState(transaction, booking.id, 'new')
				await notify(transaction, 'owner', { booking, about, at })
			})
			requests.wake()
		},

		/** The guest's page says when the owner first opened it. */
		async openReceipt(id: string): Promise<Receipt> {
			const receipt = await readReceipt(database.query, id)
			if (!receipt) throw new AppError('not-found')
			const { sentAt } = receipt
			await markReceiptSeen(database.query, { enquiryId: id, sentAt, at: now() })
			return receipt
		},

		/** All that was received so far: the same again only settles a receipt that has come since. */
		async receive(id: string, receivedPesos: number, seen?: SeenVersion) {
			await write(async (transaction) => {
				const opened = await openRequest(transaction, deps, id)
				const { booking, bookingState } = opened
				const { agreement } = bookingState
				if (!agreement)
					throw new AppError('wrong-state', { members: { state: bookingState.state } })
				const before = await readPayment(transaction, id)
				const isSame = before.receivedPesos === receivedPesos
				const isDone = isSame && !before.hasWaitingReceipt
				if (!isDone) await refuseUnseen(transaction, opened, seen)
				const isWholePrice = agreement.total !== null && !agreement.isPartial
				// A guest may pay twice; more than that is a slip of the owner's.
				const most = Math.max(before.receivedPesos, 2 * (await highestTotal(transaction, id)))
				if (isWholePrice && receivedPesos > most)
					throw invalidField('receivedPesos', 'errReceivedMore')
				if (isDone) return
				const at = now()
				await changeDeposit(transaction, id, {
					received_pesos: receivedPesos,
					received_at: at,
					...(before.receiptAt !== null && before.seenAt === null && { seen_at: at }),
				})
				const isMore = receivedPesos > before.receivedPesos
				// On the next day at the earliest, so that the owner has time to correct a slip.
				const dayToLook = agreement.deposit && latest(agreement.deposit.until, addDays(today(), 1))
				if (dayToLook && receivedPesos < before.receivedPesos)
					await changeDeposit(transaction, id, { due_day: dayToLook })
				const accepted = isMore ? await acceptByPaying(transaction, opened, deps) : undefined
				if (accepted) await notify(transaction, 'owner', { booking, about: accepted, at })
				const history = await readHistory(transaction, id)
				// Paid for a quote that has lapsed, or whose units others have taken: the owner has to write.
				if (isMore && !accepted && bookingState.state === 'offered')
					await requests.setState(transaction, id, 'new')
				else if (booking.state === 'new' && !accepted && paymentSettles(bookingState, history))
					await requests.setState(transaction, id, 'answered')
				if (isSame) return
				const entry = { action: 'deposit', pesos: receivedPesos, at } as const
				const about = await addHistory(transaction, { ...entry, enquiry_id: id, by: 'owner' })
				const entries = toHistoryResponses(history, bookingState.agreements)
				const returned = returnedIn(entry, entries)
				if (isMore || returned > 0) await notify(transaction, 'guest', { booking, about, at })
			})
			requests.wake()
		},
	}
}

/** A guest may have paid before the price was lowered: the money came all the same, and the rest is to be returned. */
async function highestTotal(transaction: Transaction, id: string): Promise<number> {
	const agreements = await readAgreements(transaction, id)
	return Math.max(...agreements.map(({ total }) => total ?? 0))
}

function checkIsAsked(bookingState: BookingState, today: Day) {
	if (isDepositAsked(bookingState, today)) return
	const isExpired = shownOn(bookingState, today) === 'expired'
	throw new AppError(isExpired ? 'hold-passed' : 'wrong-state', {
		members: { state: bookingState.state },
	})
}

/** Some programs write a line end before the mark; before another text it is no mark. */
function isPdf(upload: Uint8Array): boolean {
	return Buffer.from(upload.subarray(0, 1024)).toString('latin1').trimStart().startsWith('%PDF-')
}

function refusal(code: ReceiptErrorCode, cause?: unknown) {
	const status = code === 'receiptTooLarge' ? 'too-large' : 'invalid-input'
	return new AppError(status, { errors: [{ field: 'receipt', code }], cause })
}

/** The codes for photographs, in words for guests. */
function inReceiptWords(code: PhotoErrorCode): ReceiptErrorCode {
	if (code === 'photoTooManyPixels' || code === 'photoTooHeavy') return 'receiptTooHeavy'
	return code === 'photoBroken' ? 'receiptBroken' : 'receiptKind'
}
