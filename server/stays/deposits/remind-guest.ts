import type { Query, Transaction } from '#db/connect.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { writeAbout } from '#server/mail/about.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import type { BookingWithState } from '#server/stays/requests/booking-state.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { isFirstLetter, readLetterTime } from './deposits-repository.ts'

/** Reminds the guest once of a deposit that has not come, on its last day or as soon as possible after it. */
export function createRemindGuest(deps: StayDeps) {
	const { requests, today } = deps
	const notify = createNotify(deps)

	/** Returns the day on which the reminder left, as `reminderDay` does. */
	return async (
		transaction: Transaction,
		opened: BookingWithState,
		{ lastDay, at }: { lastDay: Day; at: number },
	) => {
		const { booking, bookingState } = opened
		const { id } = booking
		const isLastDay = lastDay === today()
		// A reminder is useless once the guest is here.
		const isOfUse = isLastDay || bookingState.from > today()
		const about = writeAbout({ kind: 'depositDue', day: lastDay })
		const isToBeWritten = async () =>
			(await isFirstLetter(transaction, { enquiry_id: id, about, at })) ||
			(await lastReminder(transaction, id, lastDay))?.isTooLate
		if (isOfUse && (await isToBeWritten())) {
			const late = { kind: 'depositLate', day: lastDay, detail: today() } as const
			await notify(transaction, 'guest', {
				booking,
				about: isLastDay ? about : writeAbout(late),
				at,
			})
		}
		return await reminderDay(transaction, id, lastDay)
	}

	/**
	 * The day on which the guest's reminder left; today while it waits, and undefined where there was none or it cannot be
	 * delivered: the owner decides. Nothing is released before the next day. One that had nowhere to go counts from the day it
	 * was due.
	 */
	async function reminderDay(query: Query, id: string, lastDay: Day): Promise<Day | undefined> {
		const about = writeAbout({ kind: 'depositDue', day: lastDay })
		const dueAt = await readLetterTime(query, { enquiry_id: id, about })
		if (dueAt === undefined) return undefined
		const letter = await lastReminder(query, id, lastDay)
		if (letter?.status === 'pending') return today()
		if (letter && letter.status !== 'sent') return undefined
		return dayInBogota(letter?.at ?? dueAt)
	}

	async function lastReminder(query: Query, id: string, lastDay: Day) {
		const find = (kind: 'depositDue' | 'depositLate') =>
			requests.lastMailToGuest(query, id, writeAbout({ kind, day: lastDay }))
		return (await find('depositLate')) ?? (await find('depositDue'))
	}
}
