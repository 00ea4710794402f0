import { isNearRelease } from '#domain/stays/deposit.ts'
import { addDays, beginningOf, type Day } from '#domain/time/dates.ts'
import { isFirstLetter, readPayment } from '#server/stays/deposits/deposits-repository.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readAgreements } from '#server/stays/store/agreements-repository.ts'
import { readArriving } from '#server/stays/store/requests-repository.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import { openRequest } from './booking-state.ts'
import { createNotify } from './notify.ts'
import { arrival } from './status-mail.ts'

const tenInTheMorning = (day: Day) => beginningOf(day) + 10 * 60 * 60 * 1000

/**
 * The letter before arrival: once, some days before, or later if the site was down. A booking that was made after that
 * time gets none: its confirmation has just said the same.
 */
export function arrivalLetters(deps: StayDeps) {
	const { database, requests, today, now, write } = deps
	const notify = createNotify(deps)

	return async () => {
		const { arrivalLetterDays: days } = await readStaySetting(database.query, 'stays.options')
		if (days === 0) return
		const arriving = { from: today(), to: addDays(today(), days), about: arrival }
		for (const id of await readArriving(database.query, arriving)) {
			await write(async (transaction) => {
				const { booking, bookingState } = await openRequest(transaction, deps, id)
				if (bookingState.state !== 'confirmed') return
				const deposit = bookingState.agreement?.deposit ?? null
				// Written later if the deposit comes.
				if (isNearRelease(deposit, await readPayment(transaction, id), today())) return
				const at = now()
				if (!(await isFirstLetter(transaction, { enquiry_id: id, about: arrival, at }))) return
				const agreements = await readAgreements(transaction, id)
				const made = agreements.find(({ kind }) => kind === 'confirmation')?.at ?? at
				if (made < tenInTheMorning(addDays(bookingState.from, -days)))
					await notify(transaction, 'guest', { booking, about: arrival, at })
			})
		}
		requests.wake()
	}
}
