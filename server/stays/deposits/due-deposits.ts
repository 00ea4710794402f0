import { letterWords } from '#content/stays/letter-words.ts'
import type { Query } from '#db/connect.ts'
import { isPaid } from '#domain/stays/deposit.ts'
import { actionsOfOwner } from '#domain/stays/states/states.ts'
import { addDays, type Day, dayInBogota } from '#domain/time/dates.ts'
import {
	hereOn,
	openRequest,
	standingOf,
	takesReceipts,
} from '#server/stays/requests/booking-state.ts'
import { createNotify } from '#server/stays/requests/notify.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import { depositDue, depositLate } from '#server/stays/requests/status-mail.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { changeDeposit, isFirstLetter, readDue, readPayment } from './deposits-repository.ts'

type Deps = StayDeps & { ownerRequests: Pick<OwnerRequests, 'release'> }

/** The owner is told on the agreed day, also if the guest's last day is later. */
const ownerTold = `${depositDue}:owner`

/**
 * On the last day of an unpaid deposit owner and guest are told once, or later if the site was down. After it the booking is cancelled, if the owner chose
 * so; never while there is a receipt, which the owner has to look at, nor before the guest has read of the deadline.
 */
export function dueDeposits(deps: Deps) {
	const { database, requests, ownerRequests, today, now, write } = deps
	const notify = createNotify(deps)

	/** Why the booking is to be cancelled; undefined if it is not. */
	async function look(id: string): Promise<string | undefined> {
		return await write(async (transaction) => {
			const { booking, bookingState } = await openRequest(transaction, deps, id)
			const payment = await readPayment(transaction, id)
			const deposit = bookingState.agreement?.deposit ?? null
			const lookOn = async (due_day: Day | null) => {
				await changeDeposit(transaction, id, { due_day })
				return undefined
			}
			if (!deposit || !takesReceipts(bookingState) || isPaid(deposit, payment))
				return await lookOn(null)
			const at = now()
			if (await isFirstLetter(transaction, { enquiry_id: id, about: ownerTold, at }))
				await notify(transaction, 'owner', { booking, about: depositDue, at })
			// A guest who has sent a receipt waits for the owner; one who sleeps here is not sent away by a machine, and a stay that
			// is over cannot be cancelled.
			const actions = actionsOfOwner(standingOf(bookingState, today()))
			const isLeftToOwner = payment.receiptAt !== null || hereOn(bookingState, today())
			if (isLeftToOwner || !actions.includes('cancel')) return await lookOn(null)
			const lastDay = await lastDayOf(transaction, id, deposit.until)
			if (lastDay === undefined || lastDay > today()) return await lookOn(lastDay ?? null)
			const reminder = lastDay === today() ? depositDue : depositLate
			// Of no use once the guest is here, nor beside the letter that says it is cancelled.
			const isOfUse = lastDay === today() || (!deposit.releases && bookingState.from > today())
			if (isOfUse && (await isFirstLetter(transaction, { enquiry_id: id, about: depositDue, at })))
				await notify(transaction, 'guest', { booking, about: reminder, at })
			if (!deposit.releases) return await lookOn(null)
			return lastDay < today() ? letterWords[booking.language].depositDue.unpaid : undefined
		})
	}

	/**
	 * The agreed day, or the day after the letter that names it has left, if mail was down: a guest has a whole day from
	 * reading of it, at least. Letters leave in order, so that those before it have left too. Undefined if the letter cannot
	 * be delivered: the owner, who is told that nothing came, decides. Without a letter the owner has written by WhatsApp.
	 */
	async function lastDayOf(query: Query, id: string, until: Day): Promise<Day | undefined> {
		const history = await readHistory(query, id)
		const named = history.findLast(({ action }) => action === 'offer' || action === 'confirm')
		const letter = named && (await requests.letterToGuest(query, id, named.id))
		if (!letter) return until
		if (letter.status === 'failed') return undefined
		const leftOn = letter.status === 'sent' ? dayInBogota(letter.at) : today()
		const dayAfter = addDays(leftOn, 1)
		return dayAfter > until ? dayAfter : until
	}

	return async () => {
		for (const id of await readDue(database.query, today())) {
			const reason = await look(id)
			if (reason !== undefined) {
				await ownerRequests.release(id, reason)
				await changeDeposit(database.query, id, { due_day: null })
			}
		}
		requests.wake()
	}
}
