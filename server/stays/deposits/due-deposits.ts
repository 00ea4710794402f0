import { letterWords } from '#content/stays/letter-words.ts'
import type { Locale } from '#domain/locale.ts'
import { isPaid, missingPart } from '#domain/stays/deposit.ts'
import { actionsOfOwner } from '#domain/stays/states/states.ts'
import { hasUnansweredWords } from '#domain/stays/unanswered.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { writeAbout } from '#server/mail/about.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import {
	hereOn,
	isDepositAsked,
	openRequest,
	standingOf,
} from '#server/stays/requests/booking-state.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import { isQuoteTaken } from '#server/stays/requests/taken-quote.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { changeDeposit, isFirstLetter, readDue, readPayment } from './deposits-repository.ts'
import { lastDayToPay } from './last-day.ts'
import { createRemindGuest } from './remind-guest.ts'

type Deps = StayDeps & { ownerRequests: Pick<OwnerRequests, 'release'> }

/**
 * On the last day of an unpaid deposit owner and guest are told once, or later if the site was down. On a day after that the
 * booking is cancelled, if the owner chose so; never while the owner has a receipt to look at or a message to reply to, nor
 * before the guest has read of the deadline.
 */
export function dueDeposits(deps: Deps) {
	const { database, requests, ownerRequests, today, now, write } = deps
	const notify = createNotify(deps)
	const remindGuest = createRemindGuest(deps)

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
			if (!deposit || !isDepositAsked(bookingState, today()) || isPaid(deposit, payment))
				return await lookOn(null)
			const tomorrow = addDays(today(), 1)
			// Don't ask for a deposit while others hold the dates; they may become free again.
			if (await isQuoteTaken(transaction, { booking, bookingState }, deps))
				return await lookOn(bookingState.from > today() ? tomorrow : null)
			const at = now()
			const isFirst = (about: string) => isFirstLetter(transaction, { enquiry_id: id, about, at })
			// The owner is told on the agreed day, also if the guest's last day is later.
			const due = { kind: 'depositDue', day: deposit.until } as const
			const isOwnerTold = await isFirst(writeAbout({ ...due, detail: 'owner' }))
			if (isOwnerTold) await notify(transaction, 'owner', { booking, about: writeAbout(due), at })
			// A guest who sleeps here is not sent away by a machine, and a stay that is over cannot be cancelled.
			const actions = actionsOfOwner(standingOf(bookingState, today()))
			if (hereOn(bookingState, today()) || !actions.includes('cancel')) return await lookOn(null)
			if (payment.hasWaitingReceipt) return await lookOn(tomorrow)
			const history = await readHistory(transaction, id)
			const lastDay = await lastDayToPay(transaction, requests.lastMailToGuest, {
				agreement: bookingState.agreement,
				history,
				today: today(),
			})
			if (lastDay === undefined || lastDay > today()) return await lookOn(lastDay ?? null)
			const remindedOn = await remindGuest(transaction, { booking, bookingState }, { lastDay, at })
			if (remindedOn === undefined) return await lookOn(null)
			// A reminder that waits may still come too late.
			if (remindedOn >= today()) return await lookOn(tomorrow)
			if (!deposit.releases) return await lookOn(null)
			if (!hasUnansweredWords(booking.state, history))
				return unpaidInWords(missingPart(deposit, payment), booking.language)
			const held = writeAbout({ kind: 'releaseHeld', day: lastDay })
			if ((await isFirst(held)) && !isOwnerTold)
				await notify(transaction, 'owner', { booking, about: held, at })
			// Not within minutes of the reply, so that the owner has time to record what came.
			return await lookOn(tomorrow)
		})
	}

	return async () => {
		for (const id of await readDue(database.query, today())) {
			const reason = await look(id)
			// The next run settles the day that is due: the guest may have written in this instant, which prevents the release.
			if (reason !== undefined) await ownerRequests.release(id, reason)
		}
		requests.wake()
	}
}

function unpaidInWords(missing: number | undefined, language: Locale): string {
	const { unpaid, unpaidInPart } = letterWords[language].depositDue
	return missing === undefined
		? unpaid
		: fill(unpaidInPart, { missing: formatPesos(missing, language) })
}
