import { letterWords } from '#content/stays/letter-words.ts'
import { isPaid } from '#domain/stays/deposit.ts'
import { actionsOfOwner } from '#domain/stays/states/states.ts'
import { openRequest, standingOf, takesReceipts } from '#server/stays/requests/booking-state.ts'
import { createNotify } from '#server/stays/requests/notify.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import { depositDue } from '#server/stays/requests/status-mail.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { changeDeposit, isFirstLetter, readDue, readPayment } from './deposits-repository.ts'

type Deps = StayDeps & { ownerRequests: Pick<OwnerRequests, 'release'> }

/**
 * On the last day of an unpaid deposit owner and guest are told once. After it the booking is cancelled, if the owner chose
 * so; never while there is a receipt, which the owner has to look at.
 */
export function dueDeposits(deps: Deps) {
	const { database, requests, ownerRequests, today, now, write } = deps
	const notify = createNotify(deps)

	/** Whether the booking is to be cancelled. */
	async function look(id: string): Promise<string | undefined> {
		return await write(async (transaction) => {
			const { booking, bookingState } = await openRequest(transaction, deps, id)
			const payment = await readPayment(transaction, id)
			const deposit = bookingState.agreement?.deposit ?? null
			const done = () => changeDeposit(transaction, id, { due_day: null })
			if (!deposit || !takesReceipts(bookingState) || isPaid(deposit, payment)) {
				await done()
				return undefined
			}
			const at = now()
			if (await isFirstLetter(transaction, { enquiry_id: id, about: depositDue, at })) {
				await notify(transaction, 'owner', { booking, about: depositDue, at })
				// A guest who has sent a receipt waits for the owner.
				if (payment.receiptAt === null)
					await notify(transaction, 'guest', { booking, about: depositDue, at })
			}
			const actions = actionsOfOwner(standingOf(bookingState, today()))
			// A stay that is over cannot be cancelled.
			const isKept = !deposit.releases || payment.receiptAt !== null || !actions.includes('cancel')
			if (isKept) await done()
			return !isKept && deposit.until < today()
				? letterWords[booking.language].depositDue.unpaid
				: undefined
		})
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
